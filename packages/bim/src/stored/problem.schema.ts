import { problemSchema } from '@arcada/contracts';
import { z } from 'zod';
import { storedDocumentSchema } from './summary.schema.ts';
import { issueFindingSchema } from './version.schema.ts';

/** 412: the document has changed since the version in If-Match. `current` is what is stored now, to merge with. */
export const documentConflictSchema = problemSchema.extend({ current: storedDocumentSchema });
export type DocumentConflict = z.infer<typeof documentConflictSchema>;

/** 422 of `POST /api/documents/{id}/generate`: the errors that stop the issue. */
export const refusedIssueSchema = problemSchema.extend({ findings: z.array(issueFindingSchema) });
export type RefusedIssue = z.infer<typeof refusedIssueSchema>;
