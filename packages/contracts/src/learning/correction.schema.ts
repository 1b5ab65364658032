import { z } from 'zod';
import { slugSchema } from '../http/list.schema.ts';
import { languages } from '../texts/languages.ts';
import { authoringLimits } from './authoring.ts';

/** Texts in which an admin may correct a typing error while they are on sale. */
export const correctableFields = [
  'title',
  'description',
  'body',
  'outcomes',
  'audience',
  'requirements',
  'instructorTitle',
  'instructorBio',
  'summary',
  'text',
] as const;

const place = {
  /** Null: of the course itself. */
  lessonId: slugSchema.nullable(),
  field: z.enum(correctableFields),
  language: z.enum(languages),
};
/** What is on sale now, text by text. Paragraphs are separated by an empty line, points by a line. */
export const correctableTextSchema = z.object({ ...place, lessonTitle: z.string().nullable(), text: z.string() });
export const correctionSchema = z.object({
  ...place,
  /** The text as it was seen: the correction is refused when it has changed. */
  before: z.string().max(authoringLimits.article),
  after: z.string().trim().min(1).max(authoringLimits.article),
});

export type CorrectableText = z.infer<typeof correctableTextSchema>;
export type Correction = z.infer<typeof correctionSchema>;
