import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import { contentBlockSchema } from '../texts/content.schema.ts';
import { fileNameSchema } from '../texts/file-name.ts';
import { languages } from '../texts/languages.ts';
import { readableText } from '../texts/printable-text.ts';
import { writtenLine, writtenText } from '../texts/written-text.ts';
import { authoredExerciseSchema, authoredQuizSchema } from './authored-task.schema.ts';
import { id, sameId, translatedAs } from './authored-text.schema.ts';
import {
  adviceParts,
  authoringLimits,
  courseRevisions,
  courseStatuses,
  missingParts,
  mostCoursePrice,
} from './authoring.ts';
import { courseCategories, lessonKinds } from './course.ts';

const listOf = (most: number) => z.array(writtenText.min(1).max(most)).max(30);

export const authoredTextSchema = z.object({
  title: writtenLine.min(3).max(200),
  description: writtenText.max(500),
  body: listOf(4000),
  outcomes: listOf(300),
  audience: listOf(300),
  requirements: listOf(300),
  instructorTitle: writtenLine.max(200),
  instructorBio: writtenText.max(2000),
});

export const newCourseSchema = z.object({
  title: writtenLine.min(3).max(200),
  /** Part of the course's address; without it a free one is made from the title. */
  id: slugSchema.optional(),
  category: z.enum(courseCategories),
});
export const courseChangeSchema = z.strictObject({
  category: z.enum(courseCategories).optional(),
  price: z.number().min(0).max(mostCoursePrice).multipleOf(0.01).optional(),
  softwareVersion: writtenLine.min(1).max(120).optional(),
  instructorName: writtenLine.min(1).max(120).optional(),
  related: z.array(slugSchema).max(6).optional(),
  texts: z
    .object({
      en: authoredTextSchema.partial(),
      'pt-BR': authoredTextSchema.partial(),
      es: authoredTextSchema.partial(),
    })
    .partial()
    .optional(),
});

/** `free`: the author means the price of 0.00, at which it can't be submitted otherwise. */
export const courseSubmissionSchema = z.strictObject({ free: z.literal(true).optional() });

/** The whole order at once: every lesson of the course appears exactly once. A chapter without id is new. */
export const courseStructureSchema = z.object({
  chapters: z
    .array(
      z.object({ id: id.optional(), title: translatedAs(writtenLine.max(200)), lessons: z.array(slugSchema).max(100) }),
    )
    .max(50)
    .refine((chapters) => {
      const ids = chapters.flatMap((chapter) => chapter.id ?? []);
      return new Set(ids).size === ids.length;
    }, sameId),
});
export const newLessonSchema = z.object({
  chapterId: slugSchema,
  kind: z.enum(lessonKinds),
  title: writtenLine.min(1).max(200),
});

const uploadName = z.string().max(200);
export const lessonTextSchema = z.object({
  title: writtenLine.min(1).max(200),
  summary: writtenText.max(1000),
  /** Markdown: an article, or the notes of a video. */
  body: z.string().overwrite(readableText).max(authoringLimits.article),
});
export const lessonChangeSchema = z.strictObject({
  texts: z.object({ en: lessonTextSchema, 'pt-BR': lessonTextSchema, es: lessonTextSchema }).partial().optional(),
  durationSeconds: z.int().min(1).max(86_400).optional(),
  preview: z.boolean().optional(),
  /** Names returned for uploads. */
  clip: uploadName.nullable().optional(),
  poster: uploadName.nullable().optional(),
  captions: z.object({ en: uploadName, 'pt-BR': uploadName, es: uploadName }).partial().optional(),
  files: z
    .array(z.object({ file: uploadName, name: translatedAs(fileNameSchema(200)) }))
    .max(20)
    .optional(),
  quiz: authoredQuizSchema.nullable().optional(),
  exercise: authoredExerciseSchema.nullable().optional(),
});

const authoredSummary = {
  id: slugSchema,
  title: z.string(),
  status: z.enum(courseStatuses),
  /** Of a course that has been on sale: where its next edition stands; null when there is none. */
  revision: z.enum(courseRevisions).nullable(),
  category: z.enum(courseCategories),
  level: z.string(),
  price: z.number(),
  lessonCount: z.int(),
  /** An admin's note when sending it back. */
  adminNote: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
};
export const authoredCourseSummarySchema = z.object(authoredSummary);
export const authoredLessonSchema = z.object({
  id: slugSchema,
  kind: z.enum(lessonKinds),
  durationSeconds: z.int(),
  preview: z.boolean(),
  clip: z.string().nullable(),
  poster: z.string().nullable(),
  captions: z.record(z.string(), z.string()),
  files: z.array(z.object({ file: z.string(), name: z.record(z.string(), z.string()), bytes: z.int() })),
  /** Including the right answers, as submitted. */
  quiz: z.unknown().nullable(),
  exercise: z.unknown().nullable(),
  texts: z.record(z.string(), z.object({ title: z.string(), summary: z.string(), body: z.string() })),
  /** For If-Match when changing texts, quiz, exercise or preview. */
  version: z.string(),
  /** The same for clip, poster, captions and files. */
  mediaVersion: z.string(),
});
const gapPlace = {
  /** Null: of the course itself. */
  lessonId: slugSchema.nullable(),
  /** Of the chapter, counted from 1. */
  chapter: z.int().optional(),
  /** Languages that lack a text which others have; absent: all lack it, or it has no language. */
  languages: z.array(z.enum(languages)).optional(),
};
/** Markdown of a lesson as it is typed, and as learners would see it. */
export const textPreviewRequestSchema = z.object({ body: z.string().max(authoringLimits.article) });
export const textPreviewSchema = z.object({ body: z.array(contentBlockSchema) });
export const authoredCourseSchema = z.object({
  ...authoredSummary,
  softwareVersion: z.string(),
  /** Name of the cover, which is its version for If-Match, and its address. */
  image: z.string(),
  imageUrl: z.string(),
  instructorName: z.string(),
  /** Name of the instructor’s photo, which is its version for If-Match, and its address; null without one. */
  instructorImage: z.string().nullable(),
  instructorImageUrl: z.string().nullable(),
  related: z.array(slugSchema),
  texts: z.record(z.string(), authoredTextSchema.extend({ title: z.string() })),
  chapters: z.array(
    z.object({ id: slugSchema, title: z.record(z.string(), z.string()), lessons: z.array(authoredLessonSchema) }),
  ),
  /** When its files were uploaded and what the author calls them, by their names here; null from before that was kept. */
  uploads: z.record(z.string(), z.object({ name: z.string().nullable(), at: z.iso.datetime() })),
  /** For If-Match when changing a part. */
  versions: z.object({ texts: z.string(), facts: z.string(), structure: z.string() }),
  /** What buyers would miss; it can be submitted without. */
  advice: z.array(z.object({ ...gapPlace, what: z.enum(adviceParts) })),
  /** What is still missing before it can be submitted; empty when nothing is. */
  missing: z.array(
    z.object({
      ...gapPlace,
      what: z.enum(missingParts),
      /** Of a quiz or an exercise that was begun: what it lacks, and in which field (empty: in no single one). */
      faults: z.array(z.object({ text: z.string(), field: z.string() })).optional(),
    }),
  ),
});
export const uploadSchema = z.object({ file: z.string(), contentType: z.string(), bytes: z.int() });

export type AuthoredCourseSummary = z.infer<typeof authoredCourseSummarySchema>;
export type AuthoredCourse = z.infer<typeof authoredCourseSchema>;
export type TextPreview = z.infer<typeof textPreviewSchema>;
export type AuthoredLesson = z.infer<typeof authoredLessonSchema>;
export type Upload = z.infer<typeof uploadSchema>;
