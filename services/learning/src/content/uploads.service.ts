import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { authoringLimits, type Upload } from '@arcada/contracts';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { contentTypeOf, MediaFiles } from '../media/media-files.ts';
import { tooLarge, tooMuch, wrongType } from './content.errors.ts';
import { Drafts } from './drafts.ts';
import { endingOf, headBytes } from './file-type.ts';
import { UploadEntity } from './upload.entity.ts';

const mostFiles = 300;
const clipEndings = ['mp4', 'webm'];

/** Files of authors: named by the service, of a kind that is told from their content, within limits. */
@Injectable()
export class Uploads {
  constructor(
    private readonly database: Database,
    private readonly drafts: Drafts,
    private readonly files: MediaFiles,
  ) {}

  async take(author: UserActor, courseId: string, name: string, body: AsyncIterable<Buffer>): Promise<Upload> {
    await this.database.transaction((manager) => this.drafts.lock(manager, author, courseId));
    if ((await this.database.read.countBy(UploadEntity, { courseId })) >= mostFiles) throw tooMuch();
    await mkdir(this.files.uploads, { recursive: true });
    const id = randomUUID();
    // Under another name first: nobody must get half a file.
    const unfinished = join(this.files.uploads, `${id}.part`);
    try {
      const { ending, bytes } = await receive(body, name, unfinished);
      const file = `${id}.${ending}`;
      const row = { file, courseId, contentType: contentTypeOf(file), bytes, createdAt: new Date() };
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

  /** The draft may have been handed over or removed while its file came in. */
  private async keep(author: UserActor, row: UploadEntity): Promise<void> {
    try {
      await this.database.transaction(async (manager) => {
        await this.drafts.lock(manager, author, row.courseId);
        await manager.insert(UploadEntity, row);
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

function typeOf(head: Buffer, name: string): string {
  const ending = endingOf(head.subarray(0, headBytes), name);
  if (!ending) throw wrongType();
  return ending;
}

const limitOf = (ending: string) => (clipEndings.includes(ending) ? authoringLimits.clip : authoringLimits.file);
