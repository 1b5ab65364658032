import { courseStatuses, pageQuery } from '@arcada/contracts';
import { z } from 'zod';

export const adminCourseQuery = pageQuery.extend({
  status: z.enum(courseStatuses).optional(),
  q: z.string().trim().max(100).optional(),
});
export type AdminCourseQuery = z.infer<typeof adminCourseQuery>;
export const sendBackSchema = z.object({ note: z.string().trim().min(3).max(2000) });
