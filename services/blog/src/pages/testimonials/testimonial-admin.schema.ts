import {
  adminTestimonialSchema,
  changesSomething,
  languages,
  slugSchema,
  validationText,
  writtenLine,
} from '@arcada/contracts';
import { z } from 'zod';

const text = z.object({ content: writtenLine.min(1).max(1000), customerTitle: writtenLine.min(1).max(160) });
/** Path of a picture on this site. */
const picture = z
  .string()
  .regex(/^\/[a-z0-9/._-]+$/i)
  .max(300)
  .nullable();
const facts = {
  rating: adminTestimonialSchema.shape.rating,
  customerName: writtenLine.min(1).max(120),
  customerCompany: writtenLine.min(1).max(120).nullable(),
};
const noText = validationText({
  en: 'Enter the text in at least one language.',
  'pt-BR': 'Informe o texto em pelo menos um idioma.',
  es: 'Indica el texto al menos en un idioma.',
});

export const newTestimonialSchema = z.object({
  id: slugSchema,
  ...facts,
  customerImage: picture.default(null),
  /** Position among those that are shown; null: hidden. */
  place: z.int().min(1).max(1000).nullable().default(null),
  texts: z.partialRecord(z.enum(languages), text).refine((texts) => Object.keys(texts).length > 0, noText),
});
export type NewTestimonial = z.infer<typeof newTestimonialSchema>;

export const testimonialChangeSchema = z
  .strictObject({
    ...facts,
    customerImage: picture,
    /** Complete texts; null removes a translation. */
    texts: z.partialRecord(z.enum(languages), text.nullable()),
    /** A testimonial that is shown again comes last. */
    shown: z.boolean(),
  })
  .partial()
  .refine(...changesSomething);
export type TestimonialChange = z.infer<typeof testimonialChangeSchema>;

/** All that are shown, in their new order. */
export const testimonialOrderSchema = z.object({ ids: z.array(slugSchema).max(1000) });
export type TestimonialOrder = z.infer<typeof testimonialOrderSchema>;
