import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import { forEachLanguage } from '../texts/languages.ts';

const text = z.object({ content: z.string(), customerTitle: z.string() });

/** The site shows the first ones of those that are shown. */
export const mostFeaturedTestimonials = 6;

/** A customer's words as admins see them. */
export const adminTestimonialSchema = z.object({
  id: slugSchema,
  /** Position among those that are shown, from 1; null: hidden. */
  place: z.int().nullable(),
  /** 0 to 5 in halves. */
  rating: z.number().min(0).max(5).multipleOf(0.5),
  customerName: z.string(),
  customerCompany: z.string().nullable(),
  /** Path on this site. */
  customerImage: z.string().nullable(),
  texts: z.object(forEachLanguage(() => text)).partial(),
  /** Names what is saved, for If-Match. */
  version: z.string(),
});
export type AdminTestimonial = z.infer<typeof adminTestimonialSchema>;
