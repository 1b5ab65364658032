import type { z } from 'zod';
import type {
  adminCourseSchema,
  authoredCourseSchema,
  authoredCourseSummarySchema,
  authoredLessonSchema,
  courseSalesSchema,
  uploadSchema,
} from './authoring.schema.ts';

export const courseStatuses = ['draft', 'submitted', 'published', 'archived'] as const;
/** What a course or lesson can't be submitted without. */
export const missingParts = ['description', 'outcomes', 'lessons', 'clip', 'text', 'quiz', 'exercise'] as const;
export type CourseStatus = (typeof courseStatuses)[number];
export type AuthoredCourseSummary = z.infer<typeof authoredCourseSummarySchema>;
export type AuthoredCourse = z.infer<typeof authoredCourseSchema>;
export type AuthoredLesson = z.infer<typeof authoredLessonSchema>;
export type AdminCourse = z.infer<typeof adminCourseSchema>;
export type CourseSales = z.infer<typeof courseSalesSchema>;
export type Upload = z.infer<typeof uploadSchema>;
/** Ids of questions, options and items that an author chooses. */
export const taskIds = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Bytes of a clip, of captions and of any other file; cues of captions; characters of an article. */
export const authoringLimits = {
  clip: 200 * 1024 * 1024,
  captions: 512 * 1024,
  cues: 3000,
  file: 20 * 1024 * 1024,
  article: 40_000,
} as const;
