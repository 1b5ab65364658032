import { type BimDocument, emptyDocument, type StoredDocument } from '@arcada/bim';

export const testId = '7f6f3c51-5c57-4b5e-9d3a-0c7a0a4f9a10';

/** A stored document as the service responds. */
export const storedDocument = (
  document: BimDocument = emptyDocument('bep-pre', 'en'),
  version = 'v1',
): StoredDocument => ({
  id: testId,
  type: document.type,
  language: document.language,
  number: document.fields.documentNumber,
  title: document.fields.projectName,
  status: document.fields.status,
  revision: document.fields.revision,
  score: null,
  archived: false,
  version,
  createdAt: '2026-09-01T10:00:00.000Z',
  updatedAt: '2026-09-01T10:00:00.000Z',
  projectId: null,
  deletedAt: null,
  document,
});
