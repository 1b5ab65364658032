import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';

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

/** One seat of a purchase of several. `email` stands from the invitation on. */
export const seatSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  status: z.enum(['invited', 'taken']),
  invitedAt: z.iso.datetime(),
});
export const seatsSchema = z.object({ total: z.int(), free: z.int(), seats: z.array(seatSchema) });

export type Enrolment = z.infer<typeof enrolmentSchema>;
export type Seat = z.infer<typeof seatSchema>;
