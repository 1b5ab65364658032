import {
  changesSomething,
  languages,
  scheduledTimeSchema,
  slugSchema,
  validationText,
  writtenLine,
} from '@arcada/contracts';
import { uploadedPicture } from '@arcada/service-kit';
import { cleanText, hasTooMuchMarkup, mostMarkdown } from '@arcada/service-kit/markdown';
import { z } from 'zod';
import { namedPicturesOnly, ownPicturesOnly } from '../../own-pictures.ts';
import { postStatuses } from '../post.entity.ts';

const isSameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
/** However it is written: the first one counts. */
const eachOnce = (tags: string[]): string[] =>
  tags.filter((tag, at) => tags.findIndex((other) => isSameTag(other, tag)) === at);

export const postTextSchema = z.object({
  title: writtenLine.min(1).max(200),
  excerpt: writtenLine.min(1).max(600),
  tags: z.array(writtenLine.min(1).max(60)).max(20).overwrite(eachOnce),
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
    )
    .check(ownPicturesOnly)
    .check(namedPicturesOnly),
});
export type PostTextInput = z.infer<typeof postTextSchema>;

const facts = {
  categoryId: slugSchema,
  authorId: slugSchema,
  /** A picture that the service has; empty: none. */
  image: z.union([z.literal(''), z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*\.svg$/), z.string().regex(uploadedPicture)]),
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

// Addresses of the blog itself, which would hide a post of that name.
const reserved = new Set(['authors', 'categories', 'images', 'new', 'preview', 'recent', 'search-entries']);

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
  /** Producers need none: it is their own. */
  authorId: facts.authorId.optional(),
  image: facts.image.default(''),
  related: facts.related.default([]),
  texts: someTexts,
});
export type NewPost = z.infer<typeof newPostSchema>;

export const postChangeSchema = z
  .strictObject({
    ...facts,
    /** Complete texts; null removes a translation. */
    texts: z.partialRecord(z.enum(languages), postTextSchema.nullable()),
    status: z.enum(postStatuses),
    /** A future time schedules the post; null: at once. Without it, a post keeps the time that it has. */
    publishedAt: scheduledTimeSchema.nullable(),
    /** To the author of a post that is sent back: what to change. */
    note: z
      .string()
      .transform((text) => cleanText(text).trim())
      .pipe(z.string().min(3).max(2000)),
  })
  .partial()
  .refine(...changesSomething);
export type PostChange = z.infer<typeof postChangeSchema>;

export const previewRequestSchema = z.object({ body: z.string().max(mostMarkdown) });
export type PreviewRequest = z.infer<typeof previewRequestSchema>;
