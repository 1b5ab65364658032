import { z } from 'zod';
import { contentBlockSchema } from './content.schema.ts';
import { syllabusLessonSchema } from './course.schema.ts';
import { learningLimits } from './learning.ts';
import { slugSchema } from './list.schema.ts';

/** A course that the signed-in user may take: bought, or a seat that was given to them. */
export const enrolmentSchema = z.object({
  id: z.uuid(),
  courseId: slugSchema,
  title: z.string(),
  imageUrl: z.string().optional(),
  enrolledAt: z.iso.datetime(),
  /** Seats of the purchase; the buyer's own is one of them. 0 for somebody who was invited. */
  seats: z.int(),
  completedLessons: z.int(),
  lessonCount: z.int(),
  /** Where to go on. */
  nextLessonId: slugSchema.nullable(),
  certificateCode: z.string().nullable(),
});

export const lessonStateSchema = z.object({
  completed: z.boolean(),
  /** Furthest second watched; never gets smaller. */
  positionSeconds: z.number().min(0),
});
/** Answer of `GET /api/courses/{id}/lessons`: the syllabus with what the user has done of it. */
export const courseProgressSchema = z.object({
  courseId: slugSchema,
  title: z.string(),
  enrolled: z.boolean(),
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
  certificateCode: z.string().nullable(),
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

const optionSchema = z.object({ id: z.string(), text: z.string() });
/** Which options are right stays with the server. */
export const quizSchema = z.object({
  /** Share of right answers needed, 0 to 1. */
  passMark: z.number().min(0).max(1),
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      kind: z.enum(['single', 'multiple']),
      options: z.array(optionSchema),
    }),
  ),
});
export const quizAnswersSchema = z.object({
  /** Question id to the ids of the chosen options. */
  answers: z.record(z.string().max(60), z.array(z.string().max(60)).max(20)),
});

/**
 * Three exercises of the trade, as data. `name-files`: a name for each file, by the convention. `find-faults`: the rows
 * of a table that are wrong. `order-states`: items in their right order.
 */
export const exerciseSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('name-files'),
    task: z.string(),
    convention: z.array(
      z.object({ field: z.string(), values: z.array(z.object({ code: z.string(), meaning: z.string() })) }),
    ),
    example: z.string(),
    items: z.array(optionSchema),
  }),
  z.object({
    kind: z.literal('find-faults'),
    task: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.object({ id: z.string(), cells: z.array(z.string()) })),
  }),
  z.object({ kind: z.literal('order-states'), task: z.string(), items: z.array(optionSchema) }),
]);
export const exerciseAnswerSchema = z.object({
  /** name-files: item id to name. find-faults: ids of the faulty rows. order-states: ids in order. */
  names: z.record(z.string().max(60), z.string().max(120)).optional(),
  rows: z.array(z.string().max(60)).max(100).optional(),
  order: z.array(z.string().max(60)).max(100).optional(),
});
/** What the server says of a quiz's or exercise's answers. */
export const verdictSchema = z.object({
  passed: z.boolean(),
  /** Share of right answers, 0 to 1. */
  score: z.number().min(0).max(1),
  items: z.array(
    z.object({
      id: z.string(),
      correct: z.boolean(),
      /** What would have been right: option ids, names or positions, readable. */
      solution: z.string(),
      explanation: z.string(),
    }),
  ),
  attempts: z.int(),
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
  quiz: quizSchema.nullable(),
  exercise: exerciseSchema.nullable(),
  /** Signed addresses, as for the video. */
  files: z.array(z.object({ name: z.string(), bytes: z.int(), url: z.string() })),
  previousLessonId: slugSchema.nullable(),
  nextLessonId: slugSchema.nullable(),
  state: lessonStateSchema,
  /** The last verdict on this lesson's quiz or exercise. */
  lastVerdict: verdictSchema.nullable(),
});
export const progressSchema = z.object({
  positionSeconds: z.number().min(0).max(86_400),
  completed: z.boolean().optional(),
});

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
  text: z.string().trim().min(1).max(learningLimits.note),
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
/** A question as the author of its course sees it. */
export const courseQuestionSchema = questionSchema.extend({
  lessonId: slugSchema,
  lessonTitle: z.string(),
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
export const newQuestionSchema = z.object({ text: z.string().trim().min(3).max(learningLimits.question) });

export const newReviewSchema = z.object({
  rating: z.int().min(1).max(5),
  text: z.string().trim().min(3).max(learningLimits.review),
});
export const ownReviewSchema = newReviewSchema.extend({
  id: z.uuid(),
  status: z.enum(['pending', 'published', 'declined']),
  createdAt: z.iso.datetime(),
});

/** One seat of a purchase of several. `email` stands from the invitation on. */
export const seatSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  status: z.enum(['invited', 'taken']),
  invitedAt: z.iso.datetime(),
});
export const seatsSchema = z.object({ total: z.int(), free: z.int(), seats: z.array(seatSchema) });

export const certificateSchema = z.object({
  code: z.string(),
  courseId: slugSchema,
  courseTitle: z.string(),
  holderName: z.string(),
  issuedAt: z.iso.datetime(),
});
/** What a stranger learns of a code. */
export const certificateCheckSchema = certificateSchema.extend({
  valid: z.boolean(),
  revokedAt: z.iso.datetime().nullable(),
  durationMinutes: z.int(),
  /** Ed25519 signature over the printed facts, base64url. */
  signature: z.string(),
});
