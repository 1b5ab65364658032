import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewSize } from '@arcada/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainError } from './domain-error.ts';
import { uploadedPicture } from './uploaded-picture.ts';

interface Picture {
  content: Buffer;
  hash: string;
  /** As a PNG, created on the first request. */
  preview?: Promise<Buffer>;
}

/** The path parameter of a picture's address. */
export const pictureParams = z.object({ file: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*\.(svg|png|webp)$/) });

/**
 * Drawn pictures (SVG), a few dozen small files kept in memory. The address contains the content's
 * hash. Each is also available as `.png`, the preview that other sites show of a page. Pictures that were uploaded
 * (`keepUploadedPicture`) are read from the last directory when they are requested.
 */
export class Pictures {
  private pictures = new Map<string, Picture>();

  /**
   * `path`: where they are served, for example `/api/store/images`. A later directory's file
   * overrides an earlier one's.
   */
  constructor(
    private readonly path: string,
    private readonly directories: readonly string[],
  ) {}

  async load(): Promise<void> {
    const pictures = new Map<string, Picture>();
    for (const directory of this.directories) {
      for (const file of await readdir(directory).catch(emptyWhenMissing)) {
        if (file.endsWith('.svg')) pictures.set(file, this.take(file, await readFile(join(directory, file))));
      }
    }
    this.pictures = pictures;
  }

  /** Reads some of them again, by name. */
  async reload(files: Iterable<string>): Promise<void> {
    for (const file of new Set(files)) {
      if (!/^[a-z0-9-]+\.svg$/.test(file)) continue;
      let picture: Picture | undefined;
      for (const directory of this.directories) {
        const content = await readFile(join(directory, file)).catch(nothingWhenMissing);
        if (content) picture = this.take(file, content);
      }
      if (picture) this.pictures.set(file, picture);
      else this.pictures.delete(file);
    }
  }

  private take(file: string, content: Buffer): Picture {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    const known = this.pictures.get(file);
    return known?.hash === hash ? known : { content, hash };
  }

  has(file: string): boolean {
    return this.pictures.has(file);
  }

  url(file: string): string {
    const hash = uploadedPicture.test(file) ? file.slice(0, 12) : this.pictures.get(file)?.hash;
    return `${this.path}/${file}${hash ? `?v=${hash}` : ''}`;
  }

  /** Sends a picture: immutable when the address contains its hash, else to be revalidated. */
  async send(file: string, request: FastifyRequest, reply: FastifyReply): Promise<Buffer | undefined> {
    if (uploadedPicture.test(file)) return this.sendUploaded(file, reply);
    const asPreview = file.endsWith('.png');
    const picture = this.pictures.get(file.replace(/\.png$/, '.svg'));
    if (!picture) throw notFound(file);
    const { v } = request.query as { v?: string };
    const etag = `"${picture.hash}${asPreview ? '-png' : ''}"`;
    reply
      .header('etag', etag)
      .header('cache-control', v === picture.hash ? 'public, max-age=31536000, immutable' : 'public, no-cache');
    if (request.headers['if-none-match'] === etag) {
      reply.status(304);
      return undefined;
    }
    reply.type(asPreview ? 'image/png' : 'image/svg+xml');
    if (!asPreview) return picture.content;
    picture.preview ??= drawPreview(picture.content).catch((error: unknown) => {
      delete picture.preview;
      throw error;
    });
    return picture.preview;
  }

  /** Immutable, because its name is the hash of its content. */
  private async sendUploaded(file: string, reply: FastifyReply): Promise<Buffer> {
    const content = await readFile(join(this.directories.at(-1) ?? '', file)).catch(nothingWhenMissing);
    if (!content) throw notFound(file);
    reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/webp');
    return content;
  }
}

const notFound = (file: string) => new DomainError('picture.not-found', 404, `There is no picture named "${file}"`);

/** On the background of the site's cards, in light colours: other sites have no dark mode for previews. */
async function drawPreview(svg: Buffer): Promise<Buffer> {
  // Loaded only when a preview is requested, because the library takes 15 MB.
  const { default: sharp } = await import('sharp');
  const paper = '#e9eefc';
  const { width, height } = previewSize;
  return sharp(svg, { density: 288 })
    .resize(width, height, { fit: 'contain', background: paper })
    .flatten({ background: paper })
    .png({ palette: true })
    .toBuffer();
}

function nothingWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

const emptyWhenMissing = (error: NodeJS.ErrnoException): string[] => nothingWhenMissing(error) ?? [];
