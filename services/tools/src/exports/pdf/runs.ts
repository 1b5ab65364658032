import type { TextPart } from '@arcada/bim';
import type { Run } from './broken-lines.ts';

/** What is missing in the document is marked, so that it is found before the file is sent. */
export const runsOf = (parts: readonly TextPart[]): Run[] =>
  parts.map(({ kind, text }) => ({ text, isMarked: kind === 'missing' || kind === 'unknown' }));
