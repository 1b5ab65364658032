import { uuidSchema } from '@arcada/contracts';
import { z } from 'zod';

export const courseSchema = z.object({ id: uuidSchema, title: z.string(), createdAt: z.iso.datetime() });
export const newCourseSchema = z.object({ title: z.string().trim().min(1).max(120) });
export const courseParams = z.object({ id: uuidSchema });
export type Course = z.infer<typeof courseSchema>;
export type NewCourse = z.infer<typeof newCourseSchema>;
