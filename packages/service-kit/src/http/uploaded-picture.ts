import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureLimits, type Translated } from '@arcada/contracts';
import { DomainError } from './domain-error.ts';
import { requireFreeSpace } from './free-space.ts';
import { isStream } from './request.ts';
import { removeUnfinished, removeUnused } from './unfinished-files.ts';

const megabyte = 1024 ** 2;

/** What a picture must have at least; covers need more than pictures within a text. */
interface LeastSize {
  leastWidth: number;
  leastHeight: number;
  /** Side in pixels of the square that is cut out around what draws the eye, such as a face. */
  square?: number;
}

/** The name of a kept picture: the hash of its content. */
export const uploadedPicture = /^[0-9a-f]{24}\.webp$/;

const refuse = (code: string, status: number, message: Translated) =>
  new DomainError(`picture.${code}`, status, message, { errors: [{ path: 'image', message }] });

const tooLarge = () =>
  refuse('too-large', 413, {
    en: `Choose a picture of at most ${pictureLimits.bytes / megabyte} MB.`,
    'pt-BR': `Escolha uma imagem de no máximo ${pictureLimits.bytes / megabyte} MB.`,
    es: `Elige una imagen de ${pictureLimits.bytes / megabyte} MB como máximo.`,
  });
const unreadable = () =>
  refuse('unreadable', 400, {
    en: 'This is not a picture that can be shown here. Choose a PNG, JPEG or WebP file.',
    'pt-BR': 'Isto não é uma imagem que possa ser exibida aqui. Escolha um arquivo PNG, JPEG ou WebP.',
    es: 'Esto no es una imagen que se pueda mostrar aquí. Elige un archivo PNG, JPEG o WebP.',
  });
const wrongSize = ({ leastWidth, leastHeight }: LeastSize) => {
  const { pixels } = pictureLimits;
  const most = pixels / 1_000_000;
  return refuse('wrong-size', 400, {
    en: `Choose a picture of at least ${leastWidth} × ${leastHeight} and at most ${most} million pixels.`,
    'pt-BR': `Escolha uma imagem de pelo menos ${leastWidth} × ${leastHeight} e no máximo ${most} milhões de pixels.`,
    es: `Elige una imagen de al menos ${leastWidth} × ${leastHeight} y como máximo ${most} millones de píxeles.`,
  });
};

/**
 * Keeps a picture that somebody uploaded, whatever its name says: its type is known by its content, and it is drawn
 * anew as WebP in the size that pages need, which leaves out everything else that the file holds (places, cameras).
 * Returns the name of the kept file.
 */
export async function keepUploadedPicture(
  folder: string,
  body: unknown,
  least: LeastSize = pictureLimits,
): Promise<string> {
  const content = await drawnAnew(await collected(body), least);
  const file = `${createHash('sha256').update(content).digest('hex').slice(0, 24)}.webp`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await requireFreeSpace(folder, content.length);
  const unfinished = join(folder, `${randomUUID()}.part`);
  try {
    await writeFile(unfinished, content, { flush: true });
    await rename(unfinished, join(folder, file));
  } finally {
    await rm(unfinished, { force: true });
  }
  return file;
}

/** How long a picture is kept that nothing has, in milliseconds: what is to have it may not be saved yet, or come back. */
const unusedMilliseconds = 7 * 86_400_000;

/** Whether a kept picture is there. It counts as used from now on, while what is to have it is being saved. */
export async function touchPicture(folder: string, file: string, now = new Date()): Promise<boolean> {
  try {
    await utimes(join(folder, file), now, now);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return false;
  }
}

/** Removes a folder's kept pictures that nothing has had for a week, and what uploads left that never ended. */
export async function removeUnusedPictures(
  folder: string,
  isUsed: (file: string) => boolean | Promise<boolean>,
  now = Date.now(),
): Promise<void> {
  await removeUnfinished(folder, now);
  await removeUnused(folder, { named: uploadedPicture, before: now - unusedMilliseconds, isUsed });
}

/** Width and height of a kept picture, in pixels. */
export async function sizeOfPicture(path: string): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(path).metadata();
  return { width, height };
}

async function collected(body: unknown): Promise<Buffer> {
  if (!isStream(body)) throw unreadable();
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > pictureLimits.bytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A picture as WebP of at most 1280 pixels a side, with nothing else that its file held. Its errors are written for people. */
export async function drawnAnew(bytes: Buffer, least: LeastSize): Promise<Buffer> {
  // Loaded only when a picture is uploaded, because the library takes 15 MB.
  const { default: sharp } = await import('sharp');
  const { pixels, keptSide } = pictureLimits;
  const { format, width, height } = await readable(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (!['png', 'jpeg', 'webp'].includes(format)) throw unreadable();
  if (width < least.leastWidth || height < least.leastHeight || width * height > pixels) throw wrongSize(least);
  const side = least.square ?? keptSide;
  const fit = least.square ? ({ fit: 'cover', position: 'attention' } as const) : ({ fit: 'inside' } as const);
  return readable(() =>
    sharp(bytes, { limitInputPixels: pixels })
      .rotate()
      .resize(side, side, { ...fit, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer(),
  );
}

async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw Object.assign(unreadable(), { cause: error });
  }
}
