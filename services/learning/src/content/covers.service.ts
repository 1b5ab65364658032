import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuthoredCourse, Language } from '@arcada/contracts';
import {
  CONFIG,
  Database,
  type Housekeeper,
  keepUploadedPicture,
  removeUnfinished,
  type UserActor,
  uploadedPicture,
} from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { coverFolder } from '../catalogue/catalogue.ts';
import { CourseEntity } from '../catalogue/course.entity.ts';
import { EditionPieceEntity } from '../catalogue/edition.entity.ts';
import { Authoring } from './authoring.service.ts';
import { recordOnCourse } from './course-trail.ts';
import { Drafts } from './drafts.ts';
import { requireVersion } from './part-versions.ts';

const unusedMilliseconds = 7 * 86_400_000;

/** Pictures that authors upload as covers of their courses. */
@Injectable()
export class Covers implements Housekeeper {
  private readonly folder: string;

  constructor(
    private readonly authoring: Authoring,
    private readonly database: Database,
    private readonly drafts: Drafts,
    @Inject(CONFIG) config: { DATA_DIR: string },
  ) {
    this.folder = coverFolder(config);
  }

  /** The picture's name is its version: the cover is replaced only by who has seen it. */
  async take(
    author: UserActor,
    id: string,
    body: unknown,
    language: Language,
    ifMatch?: string,
  ): Promise<AuthoredCourse> {
    // Checked before the picture is read, and again before it is stored.
    await this.database.transaction((manager) => this.drafts.lock(manager, author, id));
    const image = await keepUploadedPicture(this.folder, body);
    const now = new Date();
    // One that was uploaded before counts as new: it isn't removed while it is being attached.
    await utimes(join(this.folder, image), now, now);
    await this.database.transaction(async (manager) => {
      const course = await this.drafts.lock(manager, author, id);
      requireVersion(ifMatch, course.image);
      await this.drafts.touch(manager, id, { image });
      const after = { file: image, contentType: 'image/webp' };
      await recordOnCourse(manager, author, course, 'file-added', { before: { file: course.image }, after });
    });
    return this.authoring.show(author, id, language);
  }

  /** Removes what no course has, neither now nor in the edition that learners still see. */
  async run(now = Date.now()): Promise<void> {
    await removeUnfinished(this.folder, now);
    const files = await readdir(this.folder).catch(() => []);
    if (files.length === 0) return;
    const courses = await this.database.read.find(CourseEntity, { select: { id: true, image: true } });
    const pieces = await this.database.read.find(EditionPieceEntity, { order: { courseId: 'ASC', place: 'ASC' } });
    const used = courses.map(({ image }) => image).join() + pieces.map(({ jsonPiece }) => jsonPiece).join('');
    for (const file of files) {
      if (!uploadedPicture.test(file) || used.includes(file)) continue;
      const path = join(this.folder, file);
      const { mtimeMs } = await stat(path);
      if (mtimeMs < now - unusedMilliseconds) await rm(path, { force: true });
    }
  }
}
