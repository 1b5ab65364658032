import { z } from 'zod';

/** Views that one admin can save for one page. */
export const mostSavedViews = 20;

/** Page of the admin area, as in its address: `users-manager`. */
export const viewPageSchema = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(40);

/** Filters and order of a list as its address has them, without the `?`. */
const viewQuery = z.string().max(500);

export const savedViewInputSchema = z.object({ name: z.string().trim().min(1).max(60), query: viewQuery });
export type SavedViewInput = z.infer<typeof savedViewInputSchema>;

/** A list's filters and order under a name, of one admin. */
export const savedViewSchema = z.object({ id: z.uuid(), page: viewPageSchema, name: z.string(), query: viewQuery });
export type SavedView = z.infer<typeof savedViewSchema>;
