import type { Language, LessonKind, Translated } from '@arcada/contracts';
import { booleanColumn, integerColumn, jsonColumn, longTextColumn, textColumn } from '@arcada/service-kit';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CompleteExercise, CompleteQuiz } from './task.ts';

/** The same data with texts that may be missing in some languages: `textIn` chooses the fallback. */
type Authored<T> = T extends Translated ? Partial<T> : T extends object ? { [key in keyof T]: Authored<T[key]> } : T;
export type Quiz = Authored<CompleteQuiz>;
export type Exercise = Authored<CompleteExercise>;

/** A file of a lesson: its name under the media folders, its link text and its size. */
export interface LessonFile {
  file: string;
  name: Partial<Translated>;
  bytes: number;
  /** Of the words in it, where that is known. */
  language?: Language;
}

@Entity('chapter')
export class ChapterEntity {
  @PrimaryColumn(textColumn(160, { name: 'course_id' }))
  courseId: string;

  /** Slug, unique in the course. */
  @PrimaryColumn(textColumn(160, { name: 'id' }))
  id: string;

  @Column(integerColumn())
  place: number;

  @Column(jsonColumn())
  title: Partial<Translated>;
}

@Entity('lesson')
export class LessonEntity {
  @PrimaryColumn(textColumn(160, { name: 'course_id' }))
  courseId: string;

  /** Slug, unique in the course. */
  @PrimaryColumn(textColumn(160, { name: 'id' }))
  id: string;

  @Column(textColumn(160, { name: 'chapter_id' }))
  chapterId: string;

  @Column(integerColumn())
  place: number;

  @Column(textColumn(16))
  kind: LessonKind;

  @Column(integerColumn({ name: 'duration_seconds' }))
  durationSeconds: number;

  @Column(booleanColumn())
  preview: boolean;

  /** File of a video under the media folders. */
  @Column(textColumn(200, { nullable: true }))
  clip: string | null;

  @Column(textColumn(200, { nullable: true }))
  poster: string | null;

  /** WebVTT files by language. */
  @Column(jsonColumn())
  captions: Partial<Record<Language, string>>;

  @Column(jsonColumn())
  files: LessonFile[];

  /** Contains the right answers: never sent to clients unfiltered. */
  @Column(jsonColumn({ nullable: true }))
  quiz: Quiz | null;

  @Column(jsonColumn({ nullable: true }))
  exercise: Exercise | null;
}

@Entity('lesson_text')
export class LessonTextEntity {
  @PrimaryColumn(textColumn(160, { name: 'course_id' }))
  courseId: string;

  @PrimaryColumn(textColumn(160, { name: 'lesson_id' }))
  lessonId: string;

  @PrimaryColumn(textColumn(8, { name: 'language' }))
  language: Language;

  @Column(textColumn(200))
  title: string;

  @Column(textColumn(1000))
  summary: string;

  /** Markdown: an article, or the notes of a video. */
  @Column(longTextColumn())
  body: string;
}
