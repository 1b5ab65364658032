import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { authoringLimits, type Upload } from '@arcada/contracts';
import { Database, requireFreeSpace, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CourseEntity } from '../catalogue/course.entity.ts';
import { readCaptions } from '../media/captions.ts';
import { contentTypeOf, MediaFiles } from '../media/media-files.ts';
import { AuthorSpace } from './author-space.ts';
import { captionsTooLong, tooLarge, tooMuch, wrongType } from './content.errors.ts';
import { recordOnCourse } from './course-trail.ts';
import { Drafts } from './drafts.ts';
import { endingOf, headBytes } from './file-type.ts';
import { UploadEntity } from './upload.entity.ts';
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

  async take(author: UserActor, courseId: string, name: string, body: AsyncIterable<Buffer>): Promise<Upload> {
    // Checked before the upload, so that nothing is sent needlessly, and again before it is stored.
    await this.database.transaction((manager) => this.admit(manager, author, courseId, 0));
    await mkdir(this.files.uploads, { recursive: true });
    await requireFreeSpace(this.files.uploads, authoringLimits.file);
    const id = randomUUID();
    // Under a temporary name first, so that half a file is never served.
    const unfinished = join(this.files.uploads, `${id}.part`);
    try {
      const received = await receive(body, name, unfinished);
      const { bytes } = received;
      // A workbook is a ZIP too; saved as one, it wouldn't open by a double click.
      const ending = received.ending === 'zip' ? await zipEnding(unfinished, name) : received.ending;
      if (ending === 'vtt') await checkCaptions(unfinished);
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

async function receive(body: AsyncIterable<Buffer>, name: string, path: string) {
  let ending: string | undefined;
  let bytes = 0;
  async function* checked() {
    let head = Buffer.alloc(0);
    for await (const chunk of body) {
      bytes += chunk.length;
      if (ending === undefined) {
        head = Buffer.concat([head, chunk]);
        if (head.length < headBytes) continue;
        ending = typeOf(head, name);
        yield head;
      } else yield chunk;
      if (bytes > limitOf(ending)) throw tooLarge();
    }
    if (ending !== undefined) return;
    ending = typeOf(head, name);
    yield head;
  }
  await pipeline(checked, createWriteStream(path, { mode: 0o640 }));
  if (ending === undefined) throw wrongType();
  return { ending, bytes };
}

/** Every reader of the lesson downloads the cues; even hours of captions have fewer than this. */
async function checkCaptions(path: string): Promise<void> {
  if (readCaptions(await readFile(path, 'utf8')).length > authoringLimits.cues) throw captionsTooLong();
}

function typeOf(head: Buffer, name: string): string {
  const ending = endingOf(head.subarray(0, headBytes), name);
  if (!ending) throw wrongType();
  return ending;
}

function limitOf(ending: string): number {
  if (pictureEndings.includes(ending)) return authoringLimits.picture;
  return ending === 'vtt' ? authoringLimits.captions : authoringLimits.file;
}
