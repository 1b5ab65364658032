import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import { salesMonthSchema } from '../site/sales.schema.ts';
import { authoredCourseSummarySchema } from './authoring.schema.ts';

export const adminCourseSchema = authoredCourseSummarySchema.extend({
  ownerId: z.uuid().nullable(),
  instructorName: z.string(),
  featuredPlace: z.int().nullable(),
});
export const adminCourseChangeSchema = z.object({
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
