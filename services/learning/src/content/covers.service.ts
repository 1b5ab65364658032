import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type AuthoredCourse, type Language, type TextPicture, withPictureSize } from '@arcada/contracts';
import {
  CONFIG,
  Database,
  type Housekeeper,
  keepUploadedPicture,
  removeUnusedPictures,
  sizeOfPicture,
  touchPicture,
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

const leastOfPhoto = { leastWidth: 200, leastHeight: 200 };
/** The version of a photo that isn't there. */
const noPhoto = 'none';
/** A detail of a screen is small. */
const leastInText = { leastWidth: 40, leastHeight: 40 };

/** Pictures that authors upload: covers of their courses, photos of instructors, and pictures within the texts of lessons. */
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

  /** The instructor's photo, in place of the initials; null removes it. */
  async takePhoto(
    author: UserActor,
    id: string,
    body: unknown,
    language: Language,
    ifMatch?: string,
  ): Promise<AuthoredCourse> {
    await this.database.transaction((manager) => this.drafts.lock(manager, author, id));
    const instructorImage =
      body === null ? null : await this.keep(keepUploadedPicture(this.folder, body, leastOfPhoto));
    await this.database.transaction(async (manager) => {
      const course = await this.drafts.lock(manager, author, id);
      requireVersion(ifMatch, course.instructorImage ?? noPhoto);
      await this.drafts.touch(manager, id, { instructorImage });
      // Without names of files: it shows a person, and what is on record stays.
      await recordOnCourse(manager, author, course, 'photo-changed', { after: { photo: instructorImage !== null } });
    });
    return this.authoring.show(author, id, language);
  }

  /** Removes those of these pictures that no course has. */
  async removeUnused(files: readonly string[]): Promise<void> {
    const used = await this.used();
    for (const file of files)
      if (uploadedPicture.test(file) && !used.includes(file) && !(await this.isInText(file)))
        await rm(join(this.folder, file), { force: true });
  }

  /** A picture for the text of a lesson. It is used once the text refers to its address. */
  async takeForText(author: UserActor, id: string, body: unknown): Promise<TextPicture> {
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
    await touchPicture(this.folder, image);
    return image;
  }

  /** All names of covers and photos, among other text. */
  private async used(): Promise<string> {
    const select = { id: true, image: true, instructorImage: true } as const;
    const courses = await this.database.read.find(CourseEntity, { select });
    const pieces = await this.database.read.find(EditionPieceEntity, { order: { courseId: 'ASC', place: 'ASC' } });
    const named = courses.flatMap(({ image, instructorImage }) => [image, instructorImage ?? '']);
    return named.join() + pieces.map(({ jsonPiece }) => jsonPiece).join('');
  }

  private isInText(file: string): Promise<boolean> {
    return this.database.read.existsBy(LessonTextEntity, { body: Like(`%${file}%`) });
  }

  /** Removes what no course has, neither now nor in the edition that learners still see. */
  async run(now = Date.now()): Promise<void> {
    let used: Promise<string> | undefined;
    const isUsed = async (file: string) => {
      used ??= this.used();
      return (await used).includes(file) || this.isInText(file);
    };
    await removeUnusedPictures(this.folder, isUsed, now);
  }
}
