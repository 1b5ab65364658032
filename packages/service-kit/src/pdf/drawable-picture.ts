const limits = { limitInputPixels: 16_000_000 };

export interface DrawablePicture {
  png: Buffer;
  /** In pixels. */
  width: number;
  height: number;
}

/** A picture as a sound PNG, whatever its bytes claim to be; undefined when they are no picture, or a huge one. */
export async function drawablePicture(bytes: Buffer): Promise<DrawablePicture | undefined> {
  // Loaded only when there is a picture, because the library takes 15 MB.
  const { default: sharp } = await import('sharp');
  try {
    const { data, info } = await sharp(bytes, limits).rotate().png().toBuffer({
      resolveWithObject: true,
    });
    return { png: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

/** Whether `drawablePicture` has one for these bytes: reads it to its end, without writing it again. */
export async function isDrawable(bytes: Buffer): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, limits)
    .stats()
    .then(
      () => true,
      () => false,
    );
}
