import {
  type AuthoredCourse,
  type courseStructureSchema,
  type Language,
  type Lesson,
  languages,
  type lessonChangeSchema,
  type newLessonSchema,
  type Verdict,
} from '@arcada/contracts';
import { Database, type UserActor } from '@arcada/service-kit';
import { foreignPictures, hasTooMuchMarkup, hasUnnamedPicture } from '@arcada/service-kit/markdown';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { z } from 'zod';
import { lessonNotFound } from '../catalogue/course.errors.ts';
import { textIn } from '../catalogue/course-model.ts';
import { FormerLessonEntity } from '../catalogue/former-lesson.entity.ts';
import { ChapterEntity, LessonEntity, LessonTextEntity } from '../catalogue/lesson.entity.ts';
import { Lessons } from '../lessons/lesson.service.ts';
import { clipSeconds } from '../media/clip-length.ts';
import { MediaFiles } from '../media/media-files.ts';
import type { GivenAnswers } from '../progress/marking.ts';
import { Authoring } from './authoring.service.ts';
import { foreignFile, foreignPicture, lessonsLost, noAlternative, tooMuch, tooMuchMarkup } from './content.errors.ts';
import { Drafts } from './drafts.ts';
import { minutesToRead } from './minutes-to-read.ts';
import { once } from './once.ts';
import { lessonVersion, mediaVersion, requireVersion, structureVersion } from './part-versions.ts';
import { slugFor } from './slug.ts';
import { UploadEntity } from './upload.entity.ts';
import { requirePlayable } from './uploads.service.ts';

type LessonChange = z.infer<typeof lessonChangeSchema>;
type NewLesson = z.infer<typeof newLessonSchema>;
const mostLessons = 100;
/** The length of a new lesson, until its author or its content says otherwise. */
const firstLength = 60;
const mediaFields = new Set(['clip', 'poster', 'captions', 'files']);
// A text column of MySQL holds 65,535 bytes.
const mostBytes = 60_000;

/** Chapters and lessons of a draft. */
@Injectable()
export class LessonAuthoring {
  constructor(
    private readonly authoring: Authoring,
    private readonly database: Database,
    private readonly drafts: Drafts,
    private readonly files: MediaFiles,
    private readonly lessons: Lessons,
  ) {}

  /**
   * Replaces chapters and the order of all lessons as a whole, so that two editors unaware of each
   * other lose nothing.
   */
  async order(
    author: UserActor,
    id: string,
    { chapters }: z.infer<typeof courseStructureSchema>,
    language: Language,
    ifMatch?: string,
  ): Promise<AuthoredCourse> {
    return this.write(author, id, language, async (manager) => {
      const inOrder = { where: { courseId: id }, order: { place: 'ASC' } } as const;
      const rows = await manager.find(LessonEntity, inOrder);
      requireVersion(ifMatch, structureVersion(await manager.find(ChapterEntity, inOrder), rows));
      const lessons = rows.map((lesson) => lesson.id);
      const named = chapters.flatMap((chapter) => chapter.lessons);
      const isWhole = named.length === lessons.length && lessons.every((lesson) => named.includes(lesson));
      if (!isWhole) throw lessonsLost();
      const taken = new Set(chapters.flatMap((chapter) => chapter.id ?? []));
      await manager.delete(ChapterEntity, { courseId: id });
      let place = 0;
      for (const [index, chapter] of chapters.entries()) {
        const chapterId =
          chapter.id ?? (await slugFor(textIn(chapter.title, language), async (slug) => taken.has(slug)));
        taken.add(chapterId);
        await manager.insert(ChapterEntity, { courseId: id, id: chapterId, place: index, title: chapter.title });
        for (const lessonId of chapter.lessons)
          await manager.update(LessonEntity, { courseId: id, id: lessonId }, { chapterId, place: place++ });
      }
    });
  }

  async add(author: UserActor, id: string, lesson: NewLesson, language: Language, key?: string) {
    await once(this.database, author, key, { made: 'lesson', id, lesson }, (manager) =>
      this.drafts.edit(manager, author, id, async () => {
        const lessonId = await insertLesson(manager, id, lesson, language);
        await this.drafts.touch(manager, id);
        return lessonId;
      }),
    );
    return this.authoring.show(author, id, language);
  }

  /** As learners would see it, regardless of the course's status; for others the course does not exist. */
  async preview(author: UserActor, id: string, lessonId: string, language: Language): Promise<Lesson> {
    this.authoring.preview(author, id, language);
    return this.lessons.preview(author, id, lessonId, language);
  }

  /** Marks the author's answers as a learner's would be; nothing is stored. */
  try(author: UserActor, id: string, lessonId: string, given: GivenAnswers, language: Language): Verdict | null {
    this.authoring.preview(author, id, language);
    return this.lessons.try(author, id, lessonId, given, language);
  }

  async change(
    author: UserActor,
    id: string,
    lessonId: string,
    change: LessonChange,
    language: Language,
    ifMatch?: string,
  ) {
    // Measured before the transaction, which waits for nothing but the database.
    const before = await this.database.read.findOneBy(LessonEntity, { courseId: id, id: lessonId });
    const measured = change.clip === undefined ? before?.clip : change.clip;
    const file = before?.kind === 'video' && measured ? await this.files.find(measured) : undefined;
    const seconds = file && (await clipSeconds(file.path));
    // Uploaded as a file to hand out, it may be any video.
    if (file?.contentType.startsWith('video/') && measured !== before?.clip) await requirePlayable(file.path);
    return this.write(author, id, language, async (manager) => {
      const lesson = await manager.findOneBy(LessonEntity, { courseId: id, id: lessonId });
      if (!lesson) throw lessonNotFound();
      // Each part that is changed has to be the one that was seen.
      const names = Object.entries(change).flatMap(([name, value]) => (value === undefined ? [] : [name]));
      const isOfMedia = names.some((name) => mediaFields.has(name));
      if (isOfMedia) requireVersion(ifMatch, mediaVersion(lesson));
      if (!isOfMedia || names.some((name) => !mediaFields.has(name)))
        requireVersion(
          ifMatch,
          lessonVersion(lesson, await manager.findBy(LessonTextEntity, { courseId: id, lessonId })),
        );
      const { texts = {}, files, ...columns } = change;
      const uploads = await this.uploadsOf(manager, id, change);
      for (const each of languages) {
        const text = texts[each];
        if (!text) continue;
        if (Buffer.byteLength(text.body) > mostBytes) throw tooMuch();
        if (hasTooMuchMarkup(text.body)) throw tooMuchMarkup();
        const [foreign] = foreignPictures(text.body);
        if (foreign) throw foreignPicture(foreign.line);
        if (hasUnnamedPicture(text.body)) throw noAlternative();
        const key = { courseId: id, lessonId, language: each };
        await manager.delete(LessonTextEntity, key);
        await manager.insert(LessonTextEntity, { ...key, ...text });
      }
      const clip = change.clip === undefined ? lesson.clip : change.clip;
      const given = {
        ...(files && {
          files: files.map((one) => ({
            ...lesson.files.find(({ file }) => file === one.file),
            ...one,
            bytes: uploads.get(one.file)?.bytes ?? 0,
          })),
        }),
        ...(lesson.kind === 'article' && lesson.durationSeconds === firstLength && lengthOf(Object.values(texts))),
        ...Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)),
        // Watching nine tenths completes the lesson, so the file's length overrides the author's.
        ...(seconds && clip === measured && { durationSeconds: seconds }),
      };
      if (Buffer.byteLength(JSON.stringify(given)) > mostBytes) throw tooMuch();
      if (Object.keys(given).length) await manager.update(LessonEntity, { courseId: id, id: lessonId }, given);
    });
  }

  async remove(author: UserActor, id: string, lessonId: string, language: Language) {
    return this.write(author, id, language, async (manager) => {
      const lesson = await manager.findOneBy(LessonEntity, { courseId: id, id: lessonId });
      if (!lesson) throw lessonNotFound();
      const texts = await manager.findBy(LessonTextEntity, { courseId: id, lessonId });
      const titles = Object.fromEntries(texts.map((text) => [text.language, text.title]));
      const former = { courseId: id, id: lessonId, kind: lesson.kind, titles };
      await manager.upsert(FormerLessonEntity, former, ['courseId', 'id']);
      await manager.delete(LessonEntity, { courseId: id, id: lessonId });
      await manager.delete(LessonTextEntity, { courseId: id, lessonId });
    });
  }

  /** Files that a lesson refers to must have been uploaded for this course, and be of the required kind. */
  private async uploadsOf(manager: EntityManager, courseId: string, change: LessonChange) {
    const pictures = change.poster ? [change.poster] : [];
    const captions = Object.values(change.captions ?? {});
    const named = [
      ...(change.clip ? [change.clip] : []),
      ...pictures,
      ...captions,
      ...(change.files ?? []).map(({ file }) => file),
    ];
    const rows = named.length ? await manager.findBy(UploadEntity, { courseId, file: In(named) }) : [];
    const uploads = new Map(rows.map((row) => [row.file, row]));
    const isOf = (file: string, type: string) => uploads.get(file)?.contentType.startsWith(type) === true;
    const fits =
      named.every((file) => uploads.has(file)) &&
      (!change.clip || isOf(change.clip, 'video/')) &&
      pictures.every((file) => isOf(file, 'image/')) &&
      captions.every((file) => isOf(file, 'text/vtt'));
    if (!fits) throw foreignFile();
    return uploads;
  }

  private async write(
    author: UserActor,
    id: string,
    language: Language,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<AuthoredCourse> {
    await this.database.transaction((manager) =>
      this.drafts.edit(manager, author, id, async () => {
        await work(manager);
        await this.drafts.touch(manager, id);
      }),
    );
    return this.authoring.show(author, id, language);
  }
}

/** An article takes as long as reading it; of several languages the longest counts. */
const lengthOf = (texts: readonly { body: string }[]) => {
  const minutes = Math.max(0, ...texts.map(({ body }) => (body.trim() ? minutesToRead(body) : 0)));
  return minutes > 0 ? { durationSeconds: minutes * 60 } : {};
};

async function insertLesson(manager: EntityManager, courseId: string, lesson: NewLesson, language: Language) {
  if (!(await manager.existsBy(ChapterEntity, { courseId, id: lesson.chapterId }))) throw lessonNotFound();
  const lessons = await manager.findBy(LessonEntity, { courseId });
  if (lessons.length >= mostLessons) throw tooMuch();
  const lessonId = await slugFor(lesson.title, async (slug) => lessons.some((one) => one.id === slug));
  await manager.insert(LessonEntity, {
    courseId,
    id: lessonId,
    chapterId: lesson.chapterId,
    place: Math.max(-1, ...lessons.map(({ place }) => place)) + 1,
    kind: lesson.kind,
    durationSeconds: firstLength,
    preview: false,
    clip: null,
    poster: null,
    captions: {},
    files: [],
    quiz: null,
    exercise: null,
  });
  const text = { title: lesson.title, summary: '', body: '' };
  await manager.insert(LessonTextEntity, { courseId, lessonId, language, ...text });
  return lessonId;
}
