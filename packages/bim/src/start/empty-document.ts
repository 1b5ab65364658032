import type { Language } from '@arcada/contracts';
import { type BimDocument, documentSchema } from '../document/document.schema.ts';
import type { DocumentType } from '../document/families.ts';

/** A document in which nothing is written yet. */
export const emptyDocument = (type: DocumentType, language: Language): BimDocument =>
  documentSchema.parse({ type, language });
