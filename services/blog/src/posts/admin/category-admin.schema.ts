import { slugSchema, validationText, writtenLine } from '@arcada/contracts';
import { z } from 'zod';

const textSchema = z.object({ name: writtenLine.min(1).max(120), description: writtenLine.min(1).max(500) });
export type CategoryText = z.infer<typeof textSchema>;
/** Categories are few and shown everywhere, so they exist in every language. */
const textsSchema = z.object({ en: textSchema, 'pt-BR': textSchema, es: textSchema });
const place = z.int().min(1).max(1000);

export const newCategorySchema = z.object({ id: slugSchema, place: place.optional(), texts: textsSchema });
export type NewCategory = z.infer<typeof newCategorySchema>;

export const categoryChangeSchema = z
  .strictObject({ place, texts: textsSchema.partial() })
  .partial()
  .refine(
    (change) => Object.keys(change).length > 0,
    validationText({
      en: 'Enter a position or texts.',
      'pt-BR': 'Informe uma posição ou textos.',
      es: 'Indica una posición o textos.',
    }),
  );
export type CategoryChange = z.infer<typeof categoryChangeSchema>;

export const categoryMergeSchema = z.object({ into: slugSchema });
export type CategoryMerge = z.infer<typeof categoryMergeSchema>;
