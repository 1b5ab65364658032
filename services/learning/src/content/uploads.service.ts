import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { authoringLimits, type Upload, type UploadPlace } from '@arcada/contracts';
import { Database, drawnAnew, requireFreeSpace, type UserActor } from '@arcada/service-kit';
import { checkedZip } from '@arcada/service-kit/zips';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CourseEntity } from '../catalogue/course.entity.ts';
import { checkVtt, fromSubRip } from '../media/caption-check.ts';
import { readCaptions } from '../media/captions.ts';
import { clipFault } from '../media/clip-codecs.ts';
import { contentTypeOf, MediaFiles } from '../media/media-files.ts';
import { AuthorSpace } from './author-space.ts';
import { captionsTooLong, tooLarge, tooMuch, wrongType } from './content.errors.ts';
import { recordOnCourse } from './course-trail.ts';
import { Drafts } from './drafts.ts';
import { endingOf, headBytes, isAsNamed, isHandedOut } from './file-type.ts';
import { UploadEntity } from './upload.entity.ts';
import {
  badCaptions,
  captionsNotInUtf8,
  clipRefused,
  noClip,
  notAsNamed,
  notHandedOut,
  wrongPlace,
  zipRefused,
} from './upload.errors.ts';
import { zipEnding } from './zip-type.ts';

const mostFiles = 300;
const pictureEndings = ['jpg', 'png', 'webp'];

/** Files of authors: named by the service, of a type detected from their content, within limits. */
@Injectable()
export class Uploads {
  constructor(
    private readonly database: Database,
    private readonly drafts: Drafts,
    private readonly files: MediaFiles,
    private readonly space: AuthorSpace,
  ) {}

  /** `place` is what the file is for: of another kind it is refused. SubRip captions are stored as WebVTT. */
  async take(
    author: UserActor,
    courseId: string,
    { name, place }: Named,
    body: AsyncIterable<Buffer>,
  ): Promise<Upload> {
    // Clips, posters and captions have a place of their own: only files are handed out under their names.
    if ((place ?? 'file') === 'file' && !isHandedOut(name)) throw notHandedOut(name);
    // Checked before the upload, so that nothing is sent needlessly, and again before it is stored.
    await this.database.transaction((manager) => this.admit(manager, author, courseId, 0));
    await mkdir(this.files.uploads, { recursive: true });
    await requireFreeSpace(this.files.uploads, authoringLimits.file);
    const id = randomUUID();
    // Under a temporary name first, so that half a file is never served.
    const unfinished = join(this.files.uploads, `${id}.part`);
    try {
      const received = await receive(body, { name, place }, unfinished);
      const found = received.ending === 'zip' ? await packedEnding(unfinished, name) : received.ending;
      if (!isAsNamed(found, name)) throw notAsNamed(name);
      if (place && place !== 'file' && !fits[place].includes(found)) throw wrongPlace(place);
      if (place === 'clip') await requirePlayable(unfinished);
      const captions = found === 'vtt' || (found === 'srt' && place !== 'file') ? found : undefined;
      const redrawn = place === 'poster' ? await redraw(unfinished) : undefined;
      const bytes = captions ? await keepCaptions(unfinished, captions) : (redrawn ?? received.bytes);
      const ending = captions ? 'vtt' : redrawn ? 'webp' : found;
      const file = `${id}.${ending}`;
      const contentType = contentTypeOf(file);
      const row = { file, courseId, contentType, bytes, name: name.slice(0, 200) || null, createdAt: new Date() };
      await rename(unfinished, join(this.files.uploads, file));
      await this.keep(author, row);
      return { file, contentType: row.contentType, bytes };
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async remove(files: readonly string[]): Promise<void> {
    for (const file of files) await rm(join(this.files.uploads, file), { force: true });
  }

  /** Throws unless this author may add this many bytes to this course. Locks the course. */
  private async admit(
    manager: EntityManager,
    author: UserActor,
    courseId: string,
    bytes: number,
  ): Promise<CourseEntity> {
    const course = await this.drafts.lock(manager, author, courseId);
    const { ownerId } = course;
    if ((await manager.countBy(UploadEntity, { courseId })) >= mostFiles) throw tooMuch();
    if (!ownerId) return course;
    await this.space.assertRoom(manager, ownerId, bytes);
    return course;
  }

  /** The draft may have been submitted or removed during the upload. */
  private async keep(author: UserActor, row: UploadEntity): Promise<void> {
    try {
      await this.database.transaction(async (manager) => {
        const course = await this.admit(manager, author, row.courseId, row.bytes);
        await manager.insert(UploadEntity, row);
        const { file, contentType, bytes } = row;
        await recordOnCourse(manager, author, course, 'file-added', { after: { file, contentType, bytes } });
      });
    } catch (error) {
      await this.remove([row.file]);
      throw error;
    }
  }
}

interface Named {
  name: string;
  place?: UploadPlace | undefined;
}

async function receive(body: AsyncIterable<Buffer>, file: Named, path: string) {
  let ending: string | undefined;
  let bytes = 0;
  async function* checked() {
    let head = Buffer.alloc(0);
    for await (const chunk of body) {
      bytes += chunk.length;
      if (ending === undefined) {
        head = Buffer.concat([head, chunk]);
        if (head.length < headBytes) continue;
        ending = typeOf(head, file);
        yield head;
      } else yield chunk;
      if (bytes > limitOf(ending)) throw tooLarge();
    }
    if (ending !== undefined) return;
    ending = typeOf(head, file);
    yield head;
  }
  await pipeline(checked, createWriteStream(path, { mode: 0o640 }));
  if (ending === undefined) throw wrongType();
  return { ending, bytes };
}

/** A workbook is a ZIP too; saved as one, it wouldn't open by a double click. */
async function packedEnding(path: string, name: string): Promise<string> {
  const zip = await checkedZip(path);
  if ('fault' in zip) {
    const isOtherKind = zip.fault.code === 'zip-damaged' && extname(name).toLowerCase() !== '.zip';
    throw isOtherKind ? notAsNamed(name) : zipRefused(zip.fault);
  }
  return zipEnding(zip.entries, name);
}

/** The types that a place takes. */
const fits: Record<Exclude<UploadPlace, 'file'>, readonly string[]> = {
  clip: ['mp4', 'webm'],
  poster: pictureEndings,
  captions: ['vtt', 'srt'],
};

/** Throws unless every common browser plays this video. */
export async function requirePlayable(path: string): Promise<void> {
  const fault = await clipFault(path);
  if (fault) throw clipRefused(fault);
}

/** Leaves a poster's picture in the same file, without places, cameras and what else it held; returns its bytes. */
async function redraw(path: string): Promise<number> {
  const picture = await drawnAnew(await readFile(path), { leastWidth: 1, leastHeight: 1 });
  await writeFile(path, picture);
  return picture.length;
}

/** Checks captions and leaves them as WebVTT in the same file; returns their bytes. */
async function keepCaptions(path: string, ending: 'vtt' | 'srt'): Promise<number> {
  const content = await readFile(path);
  if (!isUtf8(content)) throw captionsNotInUtf8();
  const text = content.toString('utf8');
  const checked = ending === 'vtt' ? checkVtt(text) : fromSubRip(text);
  if ('fault' in checked) throw badCaptions(checked.fault, ending);
  // Every reader of the lesson downloads the cues; even hours of captions have fewer than this.
  if (readCaptions(checked.vtt).length > authoringLimits.cues) throw captionsTooLong();
  if (ending === 'vtt') return content.length;
  await writeFile(path, checked.vtt);
  return Buffer.byteLength(checked.vtt);
}

function typeOf(head: Buffer, { name, place }: Named): string {
  const ending = endingOf(head.subarray(0, headBytes), name);
  if (ending) return ending;
  if (/\.(vtt|srt)$/i.test(name) && head.length > 0) throw captionsNotInUtf8();
  if (place === 'clip') throw noClip();
  throw isAsNamed(ending, name) ? wrongType() : notAsNamed(name);
}

function limitOf(ending: string): number {
  if (pictureEndings.includes(ending)) return authoringLimits.picture;
  return ending === 'vtt' || ending === 'srt' ? authoringLimits.captions : authoringLimits.file;
}
