import { languages, pageOf, pageQuery, uuidSchema } from '@arcada/contracts';
import { z } from 'zod';
import { documentSchema } from '../document/document.schema.ts';
import { documentTypes } from '../document/families.ts';

/** What lists show of a stored document; titles and codes are copies of its fields. */
export const documentSummarySchema = z.object({
  id: uuidSchema,
  type: z.enum(documentTypes),
  language: z.enum(languages),
  /** The field `documentNumber`. */
  number: z.string(),
  /** The field `projectName`. */
  title: z.string(),
  status: z.string(),
  revision: z.string(),
  /** Completeness, 0 to 100; null while it has not been computed. */
  score: z.number().min(0).max(100).nullable(),
  archived: z.boolean(),
  /** The dashboard's project that it belongs to. */
  projectId: uuidSchema.nullable(),
  /** A hash of the content: the ETag, without quotes, that a change sends as If-Match. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** When it was put into the bin; removed for good 30 days later. */
  deletedAt: z.iso.datetime().nullable(),
});
export type DocumentSummary = z.infer<typeof documentSummarySchema>;

/** A stored document with its whole content. */
export const storedDocumentSchema = documentSummarySchema.extend({ document: documentSchema });
export type StoredDocument = z.infer<typeof storedDocumentSchema>;

/** A document as its readers hold it: the content that was issued last or, before the first issue, the present one. */
export const heldDocumentSchema = storedDocumentSchema.extend({ issued: z.boolean() });
export type HeldDocument = z.infer<typeof heldDocumentSchema>;

/** Where a list looks: documents in use, archived ones, or the bin. */
export const documentPlaces = ['active', 'archived', 'bin'] as const;
export type DocumentPlace = (typeof documentPlaces)[number];

/** Query of `GET /api/documents`; newest change first. `q` looks in title, number and type. */
export const documentQuery = pageQuery.extend({
  q: z.string().trim().max(200).optional(),
  type: z.enum(documentTypes).optional(),
  place: z.enum(documentPlaces).default('active'),
  /** Those of a project instead of a place: in use or archived. */
  project: uuidSchema.optional(),
});
export type DocumentQuery = z.infer<typeof documentQuery>;
/** A document in the list of its owner. */
export const listedDocumentSchema = documentSummarySchema.extend({
  /** It was issued, and its content is another one now. */
  changedSinceIssue: z.boolean(),
  /** The revision that was issued last; null before the first issue. */
  issuedRevision: z.string().nullable(),
});
export type ListedDocument = z.infer<typeof listedDocumentSchema>;
export const documentPageSchema = pageOf(listedDocumentSchema);

/** Body of `PATCH /api/documents/{id}`. */
export const documentChangeSchema = z.strictObject({ archived: z.boolean() });
export type DocumentChange = z.infer<typeof documentChangeSchema>;
