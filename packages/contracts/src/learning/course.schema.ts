import { z } from 'zod';
import { pageQuery, slugSchema } from '../http/list.schema.ts';
import { repliedReviewSchema } from '../reviews/review.schema.ts';
import { languages } from '../texts/languages.ts';
import { courseCategories, courseSorts, courseTextFields, lessonKinds } from './course.ts';

/** The fields of a card. Texts are in the language of the response. */
export const courseSummarySchema = z.object({
  id: slugSchema,
  title: z.string(),
  /** One sentence. */
  description: z.string(),
  price: z.number(),
  imageUrl: z.string().optional(),
  /** Bestseller, New, Advanced or other free text. */
  level: z.string(),
  category: z.enum(courseCategories),
  rating: z.number().min(0).max(5),
  reviewCount: z.int(),
  instructorName: z.string(),
  /** Where the page of whoever teaches it is; without one, of a name that gives no address. */
  authorId: slugSchema.optional(),
  instructorTitle: z.string(),
  instructorImageUrl: z.string().optional(),
  lessonCount: z.int(),
  durationMinutes: z.int(),
  /** Language of each text that isn't there in that of the response, and is shown as it is in another. */
  otherLanguages: z.partialRecord(z.enum(courseTextFields), z.enum(languages)).optional(),
  /** Last change, for search engines. */
  updatedAt: z.iso.datetime().optional(),
});

export const syllabusLessonSchema = z.object({
  id: slugSchema,
  title: z.string(),
  kind: z.enum(lessonKinds),
  durationSeconds: z.int(),
  /** Open to everyone. */
  preview: z.boolean(),
  /** Of the title, when it isn't that of the response. */
  language: z.enum(languages).optional(),
});
export const syllabusSchema = z.array(
  z.object({
    id: slugSchema,
    title: z.string(),
    /** As for lessons. */
    language: z.enum(languages).optional(),
    lessons: z.array(syllabusLessonSchema),
  }),
);

export const courseSchema = courseSummarySchema.extend({
  body: z.array(z.string()),
  /** What a learner can do afterwards. */
  outcomes: z.array(z.string()),
  audience: z.array(z.string()),
  requirements: z.array(z.string()),
  syllabus: syllabusSchema,
  instructorBio: z.string(),
  /** For example "Revit 2026" or "Python 3.13". */
  softwareVersion: z.string(),
  /** Languages in which every lesson is written; a page in another shows these. */
  languages: z.array(z.enum(languages)),
  /** Languages in which some lessons are. */
  partlyIn: z.array(z.enum(languages)),
  /** Languages in which every video of the course has captions; none for a course without videos. */
  captions: z.array(z.enum(languages)),
  /** What learners can download in its lessons: how many files, and their endings, most frequent first. */
  files: z.object({ count: z.int(), kinds: z.array(z.string()) }),
  updatedAt: z.iso.datetime(),
  /** Newest published reviews, ten at most. */
  reviews: z.array(repliedReviewSchema),
  /** Number of reviews for 1, 2, 3, 4 and 5 stars, in that order. */
  reviewHistogram: z.array(z.int()).length(5),
  related: z.array(courseSummarySchema),
});

/** Unknown categories and levels mean "all": the page shows the notice. */
export const courseQuery = pageQuery.extend({
  category: z.enum(courseCategories).optional().catch(undefined),
  level: z.string().trim().max(40).optional(),
  /** Only courses with this `authorId`. */
  author: slugSchema.optional(),
  q: z.string().trim().max(100).optional(),
  sort: z.enum(courseSorts).default('newest').catch('newest'),
});

export type CourseSummary = z.infer<typeof courseSummarySchema>;
export type Course = z.infer<typeof courseSchema>;
