import type { BimDocument, DocumentSummary, DocumentVersion } from '@arcada/bim';
import type { DocumentEntity } from './document.entity.ts';
import type { VersionEntity } from './version.entity.ts';

export const summaryOf = (row: DocumentEntity): DocumentSummary => ({
  id: row.id,
  type: row.type,
  language: row.language,
  number: row.number,
  title: row.title,
  status: row.status,
  revision: row.revision,
  score: row.score,
  archived: row.archivedAt !== null,
  projectId: row.projectId,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  deletedAt: row.deletedAt?.toISOString() ?? null,
});

export const versionOf = ({ number, kind, revision, status, hash, createdAt }: VersionEntity): DocumentVersion => ({
  number,
  kind,
  revision,
  status,
  content: hash,
  createdAt: createdAt.toISOString(),
});

/** The columns that are copies of the content. */
export const factsOf = ({ type, language, fields }: BimDocument) => ({
  type,
  language,
  number: fields.documentNumber,
  title: fields.projectName,
  status: fields.status,
  revision: fields.revision,
});
