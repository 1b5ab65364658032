import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type AuthoredCourse, type Language, type LessonPicture, withPictureSize } from '@arcada/contracts';
import {
  CONFIG,
  Database,
  type Housekeeper,
  keepUploadedPicture,
  removeUnfinished,
  sizeOfPicture,
  type UserActor,
  uploadedPicture,
} from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Like } from 'typeorm';
import { Catalogue, coverFolder } from '../catalogue/catalogue.ts';
import { CourseEntity } from '../catalogue/course.entity.ts';
import { EditionPieceEntity } from '../catalogue/edition.entity.ts';
import { LessonTextEntity } from '../catalogue/lesson.entity.ts';
import { Authoring } from './authoring.service.ts';
import { recordOnCourse } from './course-trail.ts';
import { Drafts } from './drafts.ts';
import { requireVersion } from './part-versions.ts';

const unusedMilliseconds = 7 * 86_400_000;
/** A detail of a screen is small. */
const leastInText = { leastWidth: 40, leastHeight: 40 };

/** Pictures that authors upload: covers of their courses, and pictures within the texts of lessons. */
@Injectable()
export class Covers implements Housekeeper {
  private readonly folder: string;

  constructor(
    private readonly authoring: Authoring,
    private readonly catalogue: Catalogue,
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
    const image = await this.keep(keepUploadedPicture(this.folder, body));
    await this.database.transaction(async (manager) => {
      const course = await this.drafts.lock(manager, author, id);
      requireVersion(ifMatch, course.image);
      await this.drafts.touch(manager, id, { image });
      const after = { file: image, contentType: 'image/webp' };
      await recordOnCourse(manager, author, course, 'file-added', { before: { file: course.image }, after });
    });
    return this.authoring.show(author, id, language);
  }

  /** A picture for the text of a lesson. It is used once the text refers to its address. */
  async takeForText(author: UserActor, id: string, body: unknown): Promise<LessonPicture> {
    await this.database.transaction((manager) => this.drafts.lock(manager, author, id));
    const image = await this.keep(keepUploadedPicture(this.folder, body, leastInText));
    const { width, height } = await sizeOfPicture(join(this.folder, image));
    await this.database.transaction(async (manager) => {
      const course = await this.drafts.lock(manager, author, id);
      await recordOnCourse(manager, author, course, 'file-added', {
        after: { file: image, contentType: 'image/webp' },
      });
    });
    return { src: withPictureSize(this.catalogue.images.url(image), width, height), width, height };
  }

  /** One that was uploaded before counts as new: it isn't removed while it is being attached. */
  private async keep(kept: Promise<string>): Promise<string> {
    const image = await kept;
    const now = new Date();
    await utimes(join(this.folder, image), now, now);
    return image;
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
      if (mtimeMs >= now - unusedMilliseconds) continue;
      if (await this.database.read.existsBy(LessonTextEntity, { body: Like(`%${file}%`) })) continue;
      await rm(path, { force: true });
    }
  }
}
