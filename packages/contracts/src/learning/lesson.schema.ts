import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import { contentBlockSchema } from '../texts/content.schema.ts';
import { languages } from '../texts/languages.ts';
import { syllabusLessonSchema } from './course.schema.ts';
import { editionChangesSchema } from './edition.schema.ts';
import { exerciseSchema, quizSchema, verdictSchema } from './task.schema.ts';
import { mostPlayed } from './watched.ts';

export const lessonStateSchema = z.object({
  completed: z.boolean(),
  /** Furthest second watched; never gets smaller. */
  positionSeconds: z.number().min(0),
  /** Complete because the learner has marked it so, who may undo that. */
  reopens: z.boolean().optional(),
});
/**
 * Why a course is closed to someone who is signed in. `no-seat`: bought for others; `unpaid`: an order
 * waits for its payment; `disputed`: until the bank has decided about the payment.
 */
export const closedReasons = ['seat-withdrawn', 'refunded', 'disputed', 'no-seat', 'unpaid', 'never'] as const;

/** A certificate that doesn't count: revoked by a refund, or paused until the bank has decided about the payment. */
export const lostCertificateSchema = z.object({ code: z.string(), state: z.enum(['revoked', 'paused']) });

/** Answer of `GET /api/courses/{id}/lessons`: the syllabus with what the user has done of it. */
export const courseProgressSchema = z.object({
  courseId: slugSchema,
  title: z.string(),
  enrolled: z.boolean(),
  /** Null for the enrolled, and for visitors. */
  closed: z.enum(closedReasons).nullable().optional(),
  chapters: z.array(
    z.object({
      id: slugSchema,
      title: z.string(),
      lessons: z.array(syllabusLessonSchema.extend({ state: lessonStateSchema })),
    }),
  ),
  completedLessons: z.int(),
  lessonCount: z.int(),
  nextLessonId: slugSchema.nullable(),
  /** Also without a seat: what was earned stays valid when a seat is taken back. */
  certificateCode: z.string().nullable(),
  /** Of who isn't enrolled; absent without one. */
  lostCertificate: lostCertificateSchema.optional(),
  /** Own notes in the course, for who isn't enrolled: they stay the learner's when a seat is taken back. */
  notes: z.int().optional(),
  /** Of the lessons, by newer editions; null for who isn't enrolled, and once the learner has dismissed them. */
  changes: editionChangesSchema.nullable(),
});

const cueSchema = z.object({ startSeconds: z.number(), endSeconds: z.number(), text: z.string() });
export const videoSchema = z.object({
  /** Signed address, valid for a short while and for this user; range requests work. */
  src: z.string(),
  /** MIME type of `src`. */
  contentType: z.string(),
  poster: z.string().optional(),
  durationSeconds: z.number(),
  /** WebVTT files, one for each language. */
  captions: z.array(z.object({ language: z.string(), label: z.string(), src: z.string() })),
  /** The captions in the answer's language: a transcript that can be clicked. */
  transcript: z.array(cueSchema),
  /** When `src` and the captions stop working: ask for the lesson again before. */
  expiresAt: z.iso.datetime(),
});

/** Answer of `GET /api/courses/{id}/lessons/{lessonId}`. */
export const lessonSchema = syllabusLessonSchema.extend({
  courseId: slugSchema,
  courseTitle: z.string(),
  chapterTitle: z.string(),
  /** One or two sentences above the lesson. */
  summary: z.string(),
  video: videoSchema.nullable(),
  /** Text of an article; notes to a video; empty for others. */
  body: z.array(contentBlockSchema),
  /** The questions of the last attempt; before the first, of that one. */
  quiz: quizSchema.nullable(),
  /** The questions of the next attempt, when it draws others. */
  nextQuiz: quizSchema.nullable().optional(),
  exercise: exerciseSchema.nullable(),
  /** Signed addresses, as for the video. */
  files: z.array(
    z.object({
      name: z.string(),
      bytes: z.int(),
      url: z.string(),
      /** Of the words in it, where that is known. */
      language: z.enum(languages).optional(),
    }),
  ),
  previousLessonId: slugSchema.nullable(),
  nextLessonId: slugSchema.nullable(),
  state: lessonStateSchema,
  /** The last verdict on this lesson's quiz or exercise. */
  lastVerdict: verdictSchema.nullable(),
});
export const progressSchema = z.object({
  positionSeconds: z.number().min(0).max(86_400),
  /** False undoes what the learner has marked complete. */
  completed: z.boolean().optional(),
  /** Parts of a video that were played, from and to in seconds, since the page was opened. */
  played: z
    .array(z.tuple([z.number().min(0).max(86_400), z.number().min(0).max(86_400)]))
    .max(mostPlayed)
    .optional(),
});

export type LostCertificate = z.infer<typeof lostCertificateSchema>;
export type ClosedReason = (typeof closedReasons)[number];
export type CourseProgress = z.infer<typeof courseProgressSchema>;
export type Lesson = z.infer<typeof lessonSchema>;
