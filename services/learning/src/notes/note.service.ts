import type { Language, LessonNote, newNoteSchema } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { type CourseModel, inLanguage, type LessonModel } from '../catalogue/course-model.ts';
import { FormerLessons } from '../catalogue/former-lessons.ts';
import { repeatable } from '../repeatable-id.ts';
import { NoteEntity } from './note.entity.ts';
import { noteNotFound, tooManyNotes } from './note.errors.ts';
import { notesAsMarkdown } from './notes-markdown.ts';

const mostNotes = 1000;

/** Notes of learners, each visible only to its author. */
@Injectable()
export class Notes {
  constructor(
    private readonly database: Database,
    private readonly former: FormerLessons,
  ) {}

  async ofLesson(userId: string, course: CourseModel, lesson: LessonModel, language: Language): Promise<LessonNote[]> {
    const where = { userId, courseId: course.row.id, lessonId: lesson.row.id };
    const rows = await this.database.read.find(NoteEntity, {
      where,
      order: { atMilliseconds: 'ASC', createdAt: 'ASC' },
    });
    return rows.map((row) => present(row, lesson, language));
  }

  countOf(userId: string, courseId: string): Promise<number> {
    return this.database.read.countBy(NoteEntity, { userId, courseId });
  }

  /** Notes on lessons that the course no longer has. */
  async ofFormerLessons(userId: string, course: CourseModel, language: Language): Promise<LessonNote[]> {
    const rows = await this.all(userId, course);
    const lessons = await this.formerOf(course, rows, language);
    return lessons.flatMap(({ id, title }) => rows.flatMap((row) => (row.lessonId === id ? [titled(row, title)] : [])));
  }

  async add(
    id: string,
    userId: string,
    course: CourseModel,
    lesson: LessonModel,
    { atSeconds, text }: z.infer<typeof newNoteSchema>,
    language: Language,
  ): Promise<LessonNote> {
    return repeatable(() =>
      this.database.transaction(async (manager) => {
        const before = await manager.findOneBy(NoteEntity, { id, userId });
        if (before) return present(before, lesson, language);
        const key = { userId, courseId: course.row.id };
        if ((await manager.countBy(NoteEntity, key)) >= mostNotes) throw tooManyNotes();
        const row = manager.create(NoteEntity, {
          id,
          ...key,
          lessonId: lesson.row.id,
          atMilliseconds: Math.round(atSeconds * 1000),
          text: text.toWellFormed(),
          createdAt: new Date(),
        });
        await manager.insert(NoteEntity, row);
        return present(row, lesson, language);
      }),
    );
  }

  async change(
    userId: string,
    course: CourseModel,
    lesson: LessonModel,
    id: string,
    text: string,
    language: Language,
  ): Promise<LessonNote> {
    const key = { id, userId, courseId: course.row.id, lessonId: lesson.row.id };
    return this.database.transaction(async (manager) => {
      await manager.update(NoteEntity, key, { text: text.toWellFormed() });
      const row = await manager.findOneBy(NoteEntity, key);
      if (!row) throw noteNotFound();
      return present(row, lesson, language);
    });
  }

  async remove(userId: string, courseId: string, lessonId: string, id: string): Promise<void> {
    const gone = await this.database.transaction((manager) =>
      manager.delete(NoteEntity, { id, userId, courseId, lessonId }),
    );
    if (!gone.affected) throw noteNotFound();
  }

  /** All notes of a course in the order of its lessons. */
  async markdown(userId: string, course: CourseModel, language: Language): Promise<string> {
    const rows = await this.all(userId, course);
    return notesAsMarkdown(course, rows, await this.formerOf(course, rows, language), language);
  }

  private all(userId: string, course: CourseModel): Promise<NoteEntity[]> {
    return this.database.read.find(NoteEntity, {
      where: { userId, courseId: course.row.id },
      order: { atMilliseconds: 'ASC', createdAt: 'ASC' },
    });
  }

  private formerOf(course: CourseModel, rows: readonly NoteEntity[], language: Language) {
    return this.former.of(
      course,
      rows.map(({ lessonId }) => lessonId),
      language,
    );
  }
}

const present = (row: NoteEntity, lesson: LessonModel, language: Language): LessonNote =>
  titled(row, inLanguage(lesson.texts, language).title);

const titled = (row: NoteEntity, lessonTitle: string): LessonNote => ({
  id: row.id,
  lessonId: row.lessonId,
  lessonTitle,
  atSeconds: row.atMilliseconds / 1000,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
});
