import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import { salesMonthSchema } from '../site/sales.schema.ts';

/** A question of a quiz, or a part of an exercise. */
const partFiguresSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** In the first attempt of each learner, where that is known. */
  first: z.object({ answered: z.int(), right: z.int() }),
  /** In the last attempt of each learner. */
  last: z.object({ answered: z.int(), right: z.int() }),
});
const attemptFacts = {
  /** Attempts of a learner on average; null before the first. */
  attempts: z.number().nullable(),
  /** Of the learners whose first attempt is known, how many passed with it. */
  first: z.object({ known: z.int(), passed: z.int() }),
};

/** What an author sees of the learners of a course: counts, and progress without names. */
export const courseFiguresSchema = z.object({
  learners: z.int(),
  /** Learners who have completed every lesson. */
  completed: z.int(),
  /** The last 12 months (UTC), oldest first. */
  months: z.array(salesMonthSchema.extend({ completed: z.int() })),
  /** In the order of the syllabus: how many have begun each lesson, and completed it. */
  lessons: z.array(z.object({ id: slugSchema, title: z.string(), begun: z.int(), completed: z.int() })),
  quizzes: z.array(
    z.object({
      lessonId: slugSchema,
      title: z.string(),
      /** Learners who have tried it, and passed it. */
      tried: z.int(),
      passed: z.int(),
      ...attemptFacts,
      questions: z.array(partFiguresSchema),
    }),
  ),
  exercises: z.array(
    z.object({
      lessonId: slugSchema,
      title: z.string(),
      /** Learners who have tried it, and completed it. */
      tried: z.int(),
      passed: z.int(),
      ...attemptFacts,
      /** Files, rows, states or results, in the author's order. */
      parts: z.array(partFiguresSchema),
    }),
  ),
  /** Latest first, 200 at most. */
  progress: z.array(
    z.object({
      enrolledAt: z.iso.datetime(),
      completedLessons: z.int(),
      /** Null before the first lesson. */
      lastActiveAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type PartFigures = z.infer<typeof partFiguresSchema>;
export type CourseFigures = z.infer<typeof courseFiguresSchema>;
