import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';

const changedLessonSchema = z.object({ id: slugSchema, title: z.string() });

/** How the lessons of a course differ from those that a learner has seen. */
export const editionChangesSchema = z.object({
  /** The newest edition; the first one of a course has no changes. */
  edition: z.int(),
  publishedAt: z.iso.datetime(),
  added: z.array(changedLessonSchema),
  removed: z.array(changedLessonSchema.extend({ completed: z.boolean() })),
  changed: z.array(changedLessonSchema),
});
/** The newest edition whose changes the learner has seen. */
export const editionSeenSchema = z.object({ edition: z.int().min(2).max(1_000_000) });

export type EditionChanges = z.infer<typeof editionChangesSchema>;
