import { z } from 'zod';
import { slugSchema } from './list.schema.ts';

/** What one request may change; a page sends more in several. */
export const mostBulkItems = 100;

export const bulkItemsSchema = z
  .array(
    z.object({
      id: slugSchema,
      /** The state that was shown; what has changed since is refused. */
      tag: z.string().max(64).optional(),
    }),
  )
  .min(1)
  .max(mostBulkItems);
export type BulkItems = z.infer<typeof bulkItemsSchema>;

/** What is applied together, in one request or several: kept for a day, to be taken back. With `set`, what is taken back. */
export const bulkRunSchema = z.uuid().optional();

const rowOf = <T extends z.ZodType>(part: T) =>
  z.object({
    id: z.string(),
    name: z.string(),
    outcome: z.enum(['changed', 'same', 'refused']),
    /** Why it was refused, in the language of the response. */
    reason: z.string().nullable(),
    before: part.nullable(),
    after: part.nullable(),
    /** The state before, and after if it was changed. */
    tag: z.string(),
    nextTag: z.string(),
  });

/** What became of each, or would become of it. `part`: the fields that an action can change. */
export const bulkResultOf = <T extends z.ZodType>(part: T) => z.object({ rows: z.array(rowOf(part)) });

/** What the caller changed together last and can still take back; null when there is nothing. */
export const lastBulkOf = <T extends z.ZodType>(part: T) =>
  z.object({
    last: z
      .object({ run: z.uuid(), at: z.iso.datetime(), until: z.iso.datetime(), rows: z.array(rowOf(part)) })
      .nullable(),
  });

export interface BulkRowOf<Part> {
  id: string;
  name: string;
  outcome: 'changed' | 'same' | 'refused';
  reason: string | null;
  before: Part | null;
  after: Part | null;
  tag: string;
  nextTag: string;
}

export interface LastBulk<Part> {
  last: { run: string; at: string; until: string; rows: BulkRowOf<Part>[] } | null;
}
