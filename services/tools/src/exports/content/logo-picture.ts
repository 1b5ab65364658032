import type { Logo } from '@arcada/bim';
import { drawablePicture } from '@arcada/service-kit/pictures';

export interface LogoPicture {
  png: Buffer;
  width: number;
  height: number;
}

/** The logo as a PNG that every format can hold; undefined without one, and when its bytes are no picture. */
export async function logoPicture(logo: Logo | null): Promise<LogoPicture | undefined> {
  return logo ? drawablePicture(Buffer.from(logo.data, 'base64')) : undefined;
}

/** The size of a picture within a frame, in the frame's unit, with its proportions kept. */
export function fitted({ width, height }: LogoPicture, widest: number, highest: number) {
  const scale = Math.min(widest / width, highest / height, 1);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
