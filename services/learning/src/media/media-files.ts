import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { lessonTextEndings } from '@arcada/contracts';
import { CONFIG } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { shippedFolder } from '../shipped-folder.ts';

export interface MediaFile {
  path: string;
  bytes: number;
  etag: string;
  contentType: string;
  modifiedAt: Date;
  /** Displayed in the page; anything else is downloaded. */
  inline: boolean;
}

const shownTypes: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

export const contentTypeOf = (file: string): string =>
  shownTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';

/** The stored name of an upload, which means nothing to a person. */
const uploadName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\./;

const textEndings = new Set<string>(lessonTextEndings.map((one) => `.${one}`));

/** The name of a download: for an upload the lesson's, for a shipped file its own. */
export function downloadName(file: string, name: string): string {
  if (!name || !uploadName.test(file)) return file;
  const ending = extname(file);
  const own = extname(name).toLowerCase();
  if (own === ending || (own === '.jpeg' && ending === '.jpg')) return name;
  // Older uploads of such text are stored as plain text.
  return ending === '.txt' && textEndings.has(own) ? name : `${name}${ending}`;
}

export const mediaFileName = /^[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)+$/;

/** Clips, captions and files of lessons: the uploaded file, else the shipped one. */
@Injectable()
export class MediaFiles {
  readonly uploads: string;

  constructor(@Inject(CONFIG) config: { DATA_DIR: string }) {
    this.uploads = join(config.DATA_DIR, 'learning/uploads');
  }

  async find(file: string): Promise<MediaFile | undefined> {
    if (!mediaFileName.test(file)) return undefined;
    for (const folder of [this.uploads, shippedFolder('media')]) {
      const path = join(folder, file);
      const found = await stat(path).catch(undefinedWhenMissing);
      if (!found?.isFile()) continue;
      return {
        path,
        bytes: found.size,
        etag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`,
        contentType: contentTypeOf(file),
        modifiedAt: found.mtime,
        inline: shownTypes[extname(file).toLowerCase()] !== undefined,
      };
    }
    return undefined;
  }
}

function undefinedWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
