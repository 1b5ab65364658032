import { printable } from '@arcada/service-kit/pdf';
import type { Content, ContentTable as PdfTable } from 'pdfmake/interfaces';
import { columnWidths } from '../content/column-widths.ts';
import type { ContentHeading, ContentPart, ContentTable, Fact } from '../content/export-content.ts';
import { colours, worded, wordedParts } from './pdf-text.ts';

const layout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => colours.line,
  vLineColor: () => colours.line,
  paddingLeft: () => 4,
  paddingRight: () => 4,
  paddingTop: () => 2,
  paddingBottom: () => 2,
};
const head = (text: string) => ({ ...worded(text, 'head'), fillColor: colours.head });
const cell = (text: string) => worded(text, 'cell');

/** Cell widths are those of the text: paddings and lines come on top. */
const inner = (widths: readonly number[]) => widths.map((width) => Math.max(4, width - 8.5));

function tableOf(table: ContentTable, total: number): PdfTable {
  const widths = columnWidths(table, { total, letter: 4.8, padding: 9 });
  const body = [table.columns.map(head), ...table.rows.map((row) => widths.map((_, at) => cell(row[at] ?? '')))];
  return {
    table: { headerRows: 1, keepWithHeaderRows: 1, widths: inner(widths), body },
    layout,
    margin: [0, 0, 0, 12],
  };
}

export const factsOf = (facts: readonly Fact[], total: number): PdfTable => ({
  table: {
    widths: inner([total * 0.3, total * 0.7]),
    body: facts.map(([label, value]) => [head(label), cell(value)]),
  },
  layout,
  margin: [0, 0, 0, 12],
});

export const headingOf = ({ level, number, text }: ContentHeading, id: string, parent: string): Content => ({
  text: [number, printable(text)].filter(Boolean).join('  '),
  style: `heading${level}`,
  headlineLevel: level,
  id,
  tocItem: true,
  tocMargin: [level === 1 ? 0 : 14, level === 1 ? 4 : 0, 0, 0],
  tocStyle: level === 1 ? 'toc1' : 'toc2',
  outline: true,
  outlineExpanded: level === 1,
  ...(level === 2 && parent && { outlineParentId: parent }),
});

/** A part other than a heading, on a page whose text is `total` points wide. */
export function pdfPart(part: Exclude<ContentPart, ContentHeading>, total: number): Content {
  switch (part.kind) {
    case 'note':
      return { ...worded(part.text, 'note'), margin: [0, 0, 0, 6] };
    case 'paragraph':
      return { ...wordedParts(part.parts), margin: [0, 0, 0, 6] };
    case 'list':
      return { ul: part.items.map(wordedParts), margin: [0, 0, 0, 6] };
    case 'facts':
      return factsOf(part.facts, total);
    case 'table':
      return tableOf(part, total);
  }
}
