import type { TextPart } from '@arcada/bim';
import { TextRun } from 'docx';

/** Text with its line ends. */
export const runsOf = (text: string, look: { bold?: boolean; highlight?: 'yellow' } = {}): TextRun[] =>
  text.split('\n').map((line, at) => new TextRun({ text: line, ...look, ...(at > 0 && { break: 1 }) }));

/** What is missing in the document is marked, so that it is found before the file is sent. */
export const runsOfParts = (parts: readonly TextPart[]): TextRun[] =>
  parts.flatMap(({ kind, text }) =>
    runsOf(text, kind === 'missing' || kind === 'unknown' ? { highlight: 'yellow' } : {}),
  );
