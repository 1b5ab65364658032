import { z } from 'zod';
import { severities } from '../checker/rule.ts';
import { documentSchema } from '../document/document.schema.ts';

/**
 * Why a version was kept: while its author worked, at an issue, before a restore, as the document was imported,
 * before a workbook was imported into it, by hand.
 */
export const versionKinds = ['autosave', 'issue', 'restore', 'import', 'before-import', 'manual'] as const;
export type VersionKind = (typeof versionKinds)[number];

/** An earlier content of a document, numbered from 1. */
export const documentVersionSchema = z.object({
  number: z.int().min(1),
  kind: z.enum(versionKinds),
  /** The field `revision` of that content. */
  revision: z.string(),
  /** The field `status` of that content. */
  status: z.string(),
  /** A hash of that content: the same as the document's `version` while the document has it. */
  content: z.string(),
  createdAt: z.iso.datetime(),
});
export type DocumentVersion = z.infer<typeof documentVersionSchema>;

export const wholeVersionSchema = documentVersionSchema.extend({ document: documentSchema });
export type WholeVersion = z.infer<typeof wholeVersionSchema>;

/** A finding as the service sends it, in the language of the request; its place and fix are those of `Finding`. */
export const issueFindingSchema = z.object({
  rule: z.string(),
  severity: z.enum(severities),
  place: z.record(z.string(), z.unknown()),
  message: z.string(),
});
export type IssueFinding = z.infer<typeof issueFindingSchema>;

/** Response of `POST /api/documents/{id}/generate`: the version that was kept, and what is still worth a look. */
export const issuedDocumentSchema = z.object({
  version: documentVersionSchema,
  findings: z.array(issueFindingSchema),
});
export type IssuedDocument = z.infer<typeof issuedDocumentSchema>;
