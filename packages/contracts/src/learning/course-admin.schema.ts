import { z } from 'zod';
import { keysetQuery } from '../http/keyset.schema.ts';
import { slugSchema } from '../http/list.schema.ts';
import { salesMonthSchema } from '../site/sales.schema.ts';
import { languages } from '../texts/languages.ts';
import { authoredCourseSchema, authoredCourseSummarySchema } from './authoring.schema.ts';
import { adminCourseSorts, contentFields, courseStates } from './authoring.ts';

export const adminCourseSchema = authoredCourseSummarySchema.extend({
  ownerId: z.uuid().nullable(),
  instructorName: z.string(),
  featuredPlace: z.int().nullable(),
  /** Learners keep the edition that was on sale while the author works on the next one. */
  underRevision: z.boolean(),
  /** People who may take the course. */
  learners: z.int(),
});
export const adminCourseQuery = keysetQuery(adminCourseSorts).extend({
  status: z.enum(courseStates).optional(),
  q: z.string().trim().max(100).optional(),
});

/** A field of a course or of one of its lessons, as learners have it and as it was handed in. */
export const courseDifferenceSchema = z.object({
  lesson: z.object({ id: slugSchema, title: z.string() }).nullable(),
  field: z.enum(contentFields),
  /** Null: the same in every language. */
  language: z.enum(languages).nullable(),
  /** Null: empty, or the lesson didn't exist. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
/** A course as its author handed it in. */
export const handedInCourseSchema = z.object({
  course: adminCourseSchema,
  /** Its author's own name; null when the account is gone or can't be read now, and for courses of the house. */
  ownerName: z.string().nullable(),
  /** Of what an admin decides about: for If-Match, so that nothing is published unseen. */
  version: z.string(),
  /** A next edition that is still with its author, who isn't the caller: it can't be published. */
  isUnsubmitted: z.boolean(),
  lessons: z.array(z.object({ id: slugSchema, title: z.string() })),
  /** From the edition that its learners have; null when there is no other edition. */
  differences: z.array(courseDifferenceSchema).nullable(),
  missing: authoredCourseSchema.shape.missing,
  advice: authoredCourseSchema.shape.advice,
});
export const sendBackSchema = z.object({ note: z.string().trim().min(3).max(2000) });
export const adminCourseChangeSchema = z.strictObject({
  price: z.number().min(0).max(100_000).multipleOf(0.01).optional(),
  level: z.string().trim().min(1).max(40).optional(),
  featuredPlace: z.int().min(1).max(3).nullable().optional(),
  /** True takes a published course off the catalogue, false puts it back; the enrolled keep it. */
  archived: z.boolean().optional(),
});

/** Own sales; what was refunded counts in `refundedUnits` alone. `revenue` leaves out sales whose price isn't known. */
export const courseSalesSchema = z.object({
  courses: z.array(
    z.object({
      courseId: slugSchema,
      title: z.string(),
      units: z.int(),
      refundedUnits: z.int(),
      revenue: z.number(),
    }),
  ),
  /** The last 12 months (UTC), oldest first. */
  months: z.array(salesMonthSchema),
  /** Newest first, 200 at most. */
  sales: z.array(
    z.object({
      courseId: slugSchema,
      units: z.int(),
      revenue: z.number().nullable(),
      boughtAt: z.iso.datetime(),
      refunded: z.boolean(),
    }),
  ),
});

export type AdminCourse = z.infer<typeof adminCourseSchema>;
export type CourseSales = z.infer<typeof courseSalesSchema>;
export type AdminCourseQuery = z.infer<typeof adminCourseQuery>;
export type CourseDifference = z.infer<typeof courseDifferenceSchema>;
export type HandedInCourse = z.infer<typeof handedInCourseSchema>;
export type AdminCourseChange = z.infer<typeof adminCourseChangeSchema>;
