import { type Logo, limits } from '@arcada/bim';

/** Why a file can't be the logo; the words are in the catalogue under `logo`. */
export type LogoFault = 'type' | 'size' | 'pixels' | 'unreadable';

const types = ['image/png', 'image/jpeg'] as const;
/** In pixels, on each side. */
const mostPixels = 4_000;

const isKnown = (type: string): type is Logo['type'] => types.some((one) => one === type);

/** Base64 of a file's bytes. */
async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}

/** Reads a picture as a document's logo: PNG or JPEG, at most 256 KiB and 4000 pixels on each side. */
export async function readLogo(file: File): Promise<{ logo: Logo } | { fault: LogoFault }> {
  if (!isKnown(file.type)) return { fault: 'type' };
  if (Math.ceil(file.size / 3) * 4 > limits.logo) return { fault: 'size' };
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return { fault: 'unreadable' };
  const { width, height } = picture;
  picture.close();
  if (Math.max(width, height) > mostPixels) return { fault: 'pixels' };
  return { logo: { type: file.type, data: await base64Of(file), width, height } };
}
