import type { z } from 'zod';
import type {
  certificateCheckSchema,
  certificateSchema,
  courseProgressSchema,
  courseQuestionsSchema,
  enrolmentSchema,
  exerciseSchema,
  lessonSchema,
  noteSchema,
  openQuestionsSchema,
  questionSchema,
  quizSchema,
  seatSchema,
  verdictSchema,
} from './learning.schema.ts';

export type Enrolment = z.infer<typeof enrolmentSchema>;
export type CourseProgress = z.infer<typeof courseProgressSchema>;
export type Lesson = z.infer<typeof lessonSchema>;
export type Quiz = z.infer<typeof quizSchema>;
export type Exercise = z.infer<typeof exerciseSchema>;
export type Verdict = z.infer<typeof verdictSchema>;
export type LessonNote = z.infer<typeof noteSchema>;
export type LessonQuestion = z.infer<typeof questionSchema>;
export type CourseQuestions = z.infer<typeof courseQuestionsSchema>;
export type CourseQuestion = CourseQuestions['questions'][number];
export type OpenQuestions = z.infer<typeof openQuestionsSchema>;
export type Seat = z.infer<typeof seatSchema>;
export type Certificate = z.infer<typeof certificateSchema>;
export type CertificateCheck = z.infer<typeof certificateCheckSchema>;
export const exerciseKinds = [
  'name-files',
  'find-faults',
  'order-states',
] as const satisfies readonly Exercise['kind'][];
/** A video counts as watched from this share of its length on. */
export const watchedShare = 0.9;
/** Seconds between two savings of the position. */
export const positionInterval = 5;
export const learningLimits = { note: 2000, question: 2000, review: 2000 } as const;
