import { z } from 'zod';
import { keysetPageOf, keysetQuery } from '../http/keyset.schema.ts';
import { slugSchema } from '../http/list.schema.ts';
import { contentBlockSchema } from '../texts/content.schema.ts';
import { forEachLanguage, languages } from '../texts/languages.ts';

/** A scheduled post is a published one whose time is still to come. */
export const adminPostStatuses = ['draft', 'submitted', 'scheduled', 'published', 'archived'] as const;
const status = z.enum(adminPostStatuses);
export type AdminPostStatus = z.infer<typeof status>;

/** States that articles are listed by: `sent-back` are drafts that an admin has asked changes of. */
export const listedPostStates = ['draft', 'sent-back', 'submitted', 'scheduled', 'published', 'archived'] as const;
export type ListedPostState = (typeof listedPostStates)[number];
export const listedPostState = (post: { status: AdminPostStatus; adminNote: string | null }): ListedPostState =>
  post.status === 'draft' && post.adminNote !== null ? 'sent-back' : post.status;

export const adminPostSorts = ['updatedAt', 'publishedAt', 'title'] as const;
export const adminPostQuery = keysetQuery(adminPostSorts).extend({
  status: z.enum(listedPostStates).optional().catch(undefined),
  category: slugSchema.optional().catch(undefined),
  author: slugSchema.optional().catch(undefined),
  q: z.string().trim().max(100).optional(),
});
export type AdminPostQuery = z.infer<typeof adminPostQuery>;

const text = z.object({ title: z.string(), excerpt: z.string(), tags: z.array(z.string()), body: z.string() });
/** The texts of a post in one language; the body is Markdown. */
export type PostText = z.infer<typeof text>;
const texts = z.object(forEachLanguage(() => text)).partial();

/** A post as editors see it in a list. */
export const adminPostSummarySchema = z.object({
  id: slugSchema,
  title: z.string(),
  status,
  categoryId: z.string(),
  authorId: z.string(),
  ownerId: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  /** Number of saves: the version that If-Match names. */
  revision: z.int(),
  /** Languages without a translation. */
  missing: z.array(z.enum(languages)),
  /** What an admin wrote when sending it back. */
  adminNote: z.string().nullable(),
  /** The published post that this one takes the place of once it is published; null: it is a post of its own. */
  editionOf: slugSchema.nullable(),
  /** The next edition of this post, which its author is writing. */
  editionId: slugSchema.nullable(),
  /** Whether that was handed in. */
  editionStatus: status.nullable(),
});
export type AdminPostSummary = z.infer<typeof adminPostSummarySchema>;
export const adminPostsSchema = keysetPageOf(adminPostSummarySchema);

export const adminPostSchema = adminPostSummarySchema.extend({
  /** File name of the cover; empty: none. */
  image: z.string(),
  imageUrl: z.string().nullable(),
  related: z.array(z.string()),
  texts,
  /** A next edition that its author, someone else, is still writing: nobody else changes or publishes it. */
  isUnsubmitted: z.boolean(),
});
export type AdminPost = z.infer<typeof adminPostSchema>;

/** A picture that was taken: `image` names it in a post. */
export const coverSchema = z.object({ image: z.string(), imageUrl: z.string() });
export type Cover = z.infer<typeof coverSchema>;

export const postAuthorsSchema = z.array(z.object({ id: slugSchema, name: z.string() }));
export type PostAuthor = z.infer<typeof postAuthorsSchema>[number];

/** A text as readers would see it. */
export const postPreviewSchema = z.object({ body: z.array(contentBlockSchema), readTime: z.int().min(1) });
export type PostPreview = z.infer<typeof postPreviewSchema>;

export const revisionSummarySchema = z.object({
  number: z.int(),
  title: z.string(),
  replacedAt: z.iso.datetime(),
  replacedBy: z.string().nullable(),
  /** Name of the account that wrote it; null when it is gone, or can't be found out now. */
  writtenBy: z.string().nullable(),
});
export type RevisionSummary = z.infer<typeof revisionSummarySchema>;
export const revisionSchema = revisionSummarySchema.extend({ texts });
export type Revision = z.infer<typeof revisionSchema>;
