import { uuidSchema } from '@arcada/contracts';
import { z } from 'zod';
import { documentSchema } from '../document/document.schema.ts';

/** What a link shows: the newest issued revision whenever it is opened, or the content as it is then. */
export const sharedContents = ['issued', 'working'] as const;
export type SharedContent = (typeof sharedContents)[number];
const shows = z.enum(sharedContents);

/** Body of `POST /api/documents/{id}/shares`: for how many days the link works, what it shows, and whether as files, too. */
export const newShareSchema = z.strictObject({
  days: z.int().min(1).max(365),
  shows: shows.default('working'),
  downloads: z.boolean().default(true),
});
export type NewShare = z.infer<typeof newShareSchema>;

/** A read-only link to a document. */
export const shareSchema = z.object({
  id: uuidSchema,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  shows,
  /** Readers may download the document. */
  downloads: z.boolean(),
});
export type Share = z.infer<typeof shareSchema>;

/** A new link: its token is shown this once, and only its hash is stored. */
export const madeShareSchema = shareSchema.extend({ token: z.string() });
export type MadeShare = z.infer<typeof madeShareSchema>;

/** What the holder of a link reads, at `GET /api/shared-documents?token=`. */
export const sharedDocumentSchema = z.object({
  document: documentSchema,
  /** This very content was issued. */
  issued: z.boolean(),
  shows,
  /** When this content was issued or, of a working copy, saved. */
  updatedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  downloads: z.boolean(),
});
export type SharedDocument = z.infer<typeof sharedDocumentSchema>;

/** Files that readers may download, at `GET /api/shared-documents/file?token=&format=`. */
export const sharedFormats = ['pdf', 'docx', 'xlsx', 'ids'] as const;
export type SharedFormat = (typeof sharedFormats)[number];
