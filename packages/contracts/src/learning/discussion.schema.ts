import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import { writtenText } from '../texts/written-text.ts';
import { learningLimits } from './learning.ts';

export const noteSchema = z.object({
  id: z.uuid(),
  lessonId: slugSchema,
  lessonTitle: z.string(),
  atSeconds: z.number().min(0),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export const newNoteSchema = z.object({
  atSeconds: z.number().min(0).max(86_400),
  text: writtenText.min(1).max(learningLimits.note),
});

const postSchema = z.object({
  id: z.uuid(),
  authorName: z.string(),
  fromInstructor: z.boolean(),
  mine: z.boolean(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export const questionSchema = postSchema.extend({ answers: z.array(postSchema) });
/** A learner's own question on a lesson that the course no longer has. */
export const formerQuestionSchema = questionSchema.extend({ lessonId: slugSchema, lessonTitle: z.string() });
/** A question as the author of its course sees it. */
export const courseQuestionSchema = questionSchema.extend({
  lessonId: slugSchema,
  lessonTitle: z.string(),
  /** The course no longer has the lesson. */
  removed: z.boolean(),
  /** Nobody of the instructor's side has asked or answered it. */
  open: z.boolean(),
});
export const courseQuestionsSchema = z.object({
  /** Of the whole course, also beyond what is listed. */
  open: z.int(),
  /** Open ones first, then newest first; 200 at most. */
  questions: z.array(courseQuestionSchema),
});
export const openQuestionsSchema = z.array(z.object({ courseId: slugSchema, open: z.int() }));
export const newQuestionSchema = z.object({ text: writtenText.min(3).max(learningLimits.question) });

/** Learners who have written something on a lesson. */
export const lessonWritersSchema = z.object({ notes: z.int(), questions: z.int() });

export type LessonWriters = z.infer<typeof lessonWritersSchema>;
export type LessonNote = z.infer<typeof noteSchema>;
export type LessonQuestion = z.infer<typeof questionSchema>;
export type FormerQuestion = z.infer<typeof formerQuestionSchema>;
export type CourseQuestions = z.infer<typeof courseQuestionsSchema>;
export type CourseQuestion = CourseQuestions['questions'][number];
export type OpenQuestions = z.infer<typeof openQuestionsSchema>;
