import type { TextList } from '@arcada/bim';
import type { ExportContent } from '../content/export-content.ts';

/** Each takes about 10 KB while the file is made: beyond this a worker's memory doesn't hold them. */
export const mostParagraphs = 35_000;

const itemsOf = ({ items }: TextList): number =>
  items.reduce((sum, { lists }) => lists.reduce((within, list) => within + itemsOf(list), sum + 1), 0);

/** Paragraphs of a Word file: those of the text, and one in each cell of a table. */
export const paragraphsOf = ({ parts }: Pick<ExportContent, 'parts'>): number =>
  parts.reduce((sum, part) => {
    if (part.kind === 'list') return sum + itemsOf(part);
    if (part.kind === 'facts') return sum + 2 * part.facts.length;
    return sum + (part.kind === 'table' ? (1 + part.rows.length) * part.columns.length : 1);
  }, 0);
