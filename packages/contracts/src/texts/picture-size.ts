const mostPixels = 10_000;

/** The address of a picture with its size, which a page reserves before the picture is there. */
export const withPictureSize = (src: string, width: number, height: number): string =>
  `${src}${src.includes('?') ? '&' : '?'}w=${width}&h=${height}`;

/** The size in such an address; nothing when there is none, or none that a page could reserve. */
export function pictureSizeIn(src: string): { width: number; height: number } | undefined {
  const query = new URLSearchParams(src.split('#')[0]?.split('?')[1] ?? '');
  const [width, height] = ['w', 'h'].map((name) => {
    const given = query.get(name) ?? '';
    const size = /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 0;
    return size <= mostPixels ? size : 0;
  });
  return width && height ? { width, height } : undefined;
}
