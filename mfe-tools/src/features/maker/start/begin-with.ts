import { type BimDocument, type DocumentType, emptyDocument, sampleDocument } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { localDay } from '../../../shared/local-day.ts';

/** A new document: empty, or of the sample project. */
export const beginWith = (origin: 'empty' | 'sample', type: DocumentType, language: Language): BimDocument =>
  origin === 'sample' ? sampleDocument(type, language, localDay()) : emptyDocument(type, language);
