import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import { forEachLanguage } from '../texts/languages.ts';

const text = z.object({ name: z.string(), description: z.string() });

/** A category of the blog as admins see it. */
export const adminCategorySchema = z.object({
  id: slugSchema,
  place: z.int(),
  texts: z.object(forEachLanguage(() => text)).partial(),
  /** In every state. */
  postCount: z.int(),
});
export type AdminCategory = z.infer<typeof adminCategorySchema>;
