import { uuidSchema } from '@arcada/contracts';
import { z } from 'zod';

export const postSchema = z.object({ id: uuidSchema, title: z.string(), createdAt: z.iso.datetime() });
export const newPostSchema = z.object({ title: z.string().trim().min(1).max(120) });
export const postParams = z.object({ id: uuidSchema });
export type Post = z.infer<typeof postSchema>;
export type NewPost = z.infer<typeof newPostSchema>;
