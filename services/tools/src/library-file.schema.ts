import { documentTypes, isField, isTable, limits, options, placeholdersIn } from '@arcada/bim';
import { slugSchema } from '@arcada/contracts';
import { z } from 'zod';

const unknownIn = (text: string) => placeholdersIn(text).filter((name) => !isField(name));

const known = z
  .string()
  .min(1)
  .superRefine((text, context) => {
    for (const name of unknownIn(text))
      context.addIssue({ code: 'custom', message: `{${name}} is no field of a document` });
  });

const textSchema = z.strictObject({
  title: z.string().min(1).max(limits.short),
  guidance: z.string().min(1),
  /** Paragraphs, and list items that begin with `- `. */
  text: z.array(known).min(1),
});

export const shippedTopicSchema = z.strictObject({
  id: slugSchema.max(64),
  types: z.array(z.enum(documentTypes)).min(1).optional(),
  ownerRole: z.enum(options.role),
  requiredFields: z.array(z.string().refine((name) => isField(name) || isTable(name), 'is no field or table')),
  en: textSchema,
  'pt-BR': textSchema,
  es: textSchema,
});
export type ShippedTopic = z.infer<typeof shippedTopicSchema>;

/** A file of the library: the topics of one category. */
export const shippedFileSchema = z.array(shippedTopicSchema).min(4);
