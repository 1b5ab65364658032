import { languages, pageQuery, slugSchema, validationText } from '@arcada/contracts';
import { oneLine } from '@arcada/service-kit';
import { cleanText, hasTooMuchMarkup, mostMarkdown } from '@arcada/service-kit/markdown';
import { z } from 'zod';

/** Non-empty text of one line. */
export const line = (most: number) =>
  z
    .string()
    .overwrite((text) => oneLine(cleanText(text)))
    .min(1)
    .max(most);

export const postTextSchema = z.object({
  title: line(200),
  excerpt: line(600),
  tags: z.array(line(60)).max(20),
  body: z
    .string()
    .overwrite((text) => cleanText(text).trim())
    .min(1)
    .max(mostMarkdown)
    // The size of a text column on MySQL.
    .refine(
      (text) => Buffer.byteLength(text) <= 65_000,
      validationText({
        en: 'The text is too long: split it into two posts.',
        'pt-BR': 'O texto é longo demais: divida-o em dois artigos.',
        es: 'El texto es demasiado largo: divídelo en dos artículos.',
      }),
    )
    .refine(
      (text) => !hasTooMuchMarkup(text),
      validationText({
        en: 'The text has too much formatting (lists, links, tables): split it into two posts.',
        'pt-BR': 'O texto tem formatação demais (listas, links, tabelas): divida-o em dois artigos.',
        es: 'El texto tiene demasiado formato (listas, enlaces, tablas): divídelo en dos artículos.',
      }),
    ),
});
export type PostTextInput = z.infer<typeof postTextSchema>;

const facts = {
  categoryId: slugSchema,
  authorId: slugSchema,
  /** A picture that the service has; empty: none. */
  image: z.union([z.literal(''), z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*\.svg$/)]),
  related: z.array(slugSchema).max(6),
};

const someTexts = z.partialRecord(z.enum(languages), postTextSchema).refine(
  (texts) => Object.keys(texts).length > 0,
  validationText({
    en: 'Enter the text in at least one language.',
    'pt-BR': 'Informe o texto em pelo menos um idioma.',
    es: 'Indica el texto al menos en un idioma.',
  }),
);

// Addresses of the blog itself below /api/blog, which would hide a post of that name.
const reserved = new Set(['categories', 'images', 'recent', 'search-entries']);

export const newPostSchema = z.object({
  id: slugSchema.refine(
    (id) => !reserved.has(id),
    validationText({
      en: 'This id is an address of the blog itself: choose another.',
      'pt-BR': 'Este id é um endereço do próprio blog: escolha outro.',
      es: 'Este id es una dirección del propio blog: elige otro.',
    }),
  ),
  ...facts,
  image: facts.image.default(''),
  related: facts.related.default([]),
  texts: someTexts,
});
export type NewPost = z.infer<typeof newPostSchema>;

export const postChangeSchema = z
  .object({
    ...facts,
    /** Complete texts; null removes a translation. */
    texts: z.partialRecord(z.enum(languages), postTextSchema.nullable()),
    status: z.enum(['draft', 'published']),
    /** A future time schedules the post; without it, a post is published now or keeps its time. */
    publishedAt: z.iso.datetime(),
    /** Number of the save that the change is based on; refused when someone else has saved since. */
    revision: z.int(),
  })
  .partial()
  .refine(
    (change) => Object.keys(change).some((key) => key !== 'revision'),
    validationText({
      en: 'Enter something to change.',
      'pt-BR': 'Informe algo para alterar.',
      es: 'Indica algo que cambiar.',
    }),
  );
export type PostChange = z.infer<typeof postChangeSchema>;

const adminStatus = z.enum(['draft', 'scheduled', 'published']);
export const adminPostSummarySchema = z.object({
  id: slugSchema,
  title: z.string(),
  status: adminStatus,
  categoryId: z.string(),
  authorId: z.string(),
  ownerId: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  revision: z.int(),
});
export type AdminPostSummary = z.infer<typeof adminPostSummarySchema>;

export const adminPostSchema = adminPostSummarySchema.extend({
  image: z.string(),
  related: z.array(z.string()),
  texts: z.partialRecord(z.enum(languages), postTextSchema),
});
export type AdminPost = z.infer<typeof adminPostSchema>;

export const adminPostQuery = pageQuery.extend({
  status: adminStatus.optional(),
  q: z.string().trim().max(100).optional(),
});
export type AdminPostQuery = z.infer<typeof adminPostQuery>;

export const revisionSummarySchema = z.object({
  number: z.int(),
  title: z.string(),
  replacedAt: z.iso.datetime(),
  replacedBy: z.string().nullable(),
});
export type RevisionSummary = z.infer<typeof revisionSummarySchema>;
export const revisionSchema = revisionSummarySchema.extend({ texts: adminPostSchema.shape.texts });
export type Revision = z.infer<typeof revisionSchema>;
