import {
  BorderStyle,
  HeadingLevel,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import { docxLetters } from '../content/calibri.ts';
import { columnWidths } from '../content/column-widths.ts';
import type { ContentHeading, ContentPart, ContentTable, Fact } from '../content/export-content.ts';
import type { DocxLists } from './docx-lists.ts';
import { colours, headingNumbers } from './docx-styles.ts';
import { runsOf, runsOfParts } from './runs-of-parts.ts';

const headings = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2 } as const;
export const headingOf = ({ level, number, text }: ContentHeading): Paragraph =>
  new Paragraph({
    heading: headings[level],
    children: runsOf(text),
    ...(number !== '' && { numbering: { reference: headingNumbers, level: level - 1 } }),
  });

const line = { style: BorderStyle.SINGLE, size: 4, color: colours.line };
const borders = { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line };
const margins = { top: 40, bottom: 40, left: 80, right: 80 };

const cellOf = (text: string, width: number, isHead: boolean): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(isHead && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: colours.head } }),
    children: [new Paragraph({ style: isHead ? 'TableHead' : 'TableText', children: runsOf(text) })],
  });

function gridOf(rows: TableRow[], widths: readonly number[]): Table {
  const width = widths.reduce((sum, one) => sum + one, 0);
  return new Table({
    rows,
    columnWidths: widths,
    width: { size: width, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders,
    margins,
  });
}

/** A text that is longer may take much of a page, which would stay empty. */
const longestKept = 400;

/** A table as wide as `total`, in twentieths of a point; its heading row is repeated on each page. */
export function tableOf(table: ContentTable, total: number): Table {
  const widths = columnWidths(table, { total, ...docxLetters });
  const rowOf = (cells: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      // A row of short texts goes to the next page as a whole.
      cantSplit: isHead || cells.every(({ length }) => length <= longestKept),
      children: widths.map((width, at) => cellOf(cells[at] ?? '', width, isHead)),
    });
  return gridOf([rowOf(table.columns, true), ...table.rows.map((row) => rowOf(row, false))], widths);
}

export function factsOf(facts: readonly Fact[], total: number): Table {
  const widths = [Math.floor(total * 0.3), Math.floor(total * 0.7)];
  const rows = facts.map(
    ([label, value]) =>
      new TableRow({ children: [cellOf(label, widths[0] ?? 0, true), cellOf(value, widths[1] ?? 0, false)] }),
  );
  return gridOf(rows, widths);
}

/** A part as it is on a page whose text is `total` wide. After a table comes a paragraph, or Word joins two tables. */
export function docxPart(part: ContentPart, total: number, lists: DocxLists): (Paragraph | Table)[] {
  switch (part.kind) {
    case 'heading':
      return [headingOf(part)];
    case 'note':
      return [new Paragraph({ style: 'Note', children: runsOf(part.text) })];
    case 'paragraph':
      return [new Paragraph({ children: runsOfParts(part.parts) })];
    case 'list':
      return lists.paragraphsOf(part);
    case 'facts':
      return [factsOf(part.facts, total), new Paragraph({})];
    case 'table':
      return [...(part.heading ? [headingOf(part.heading)] : []), tableOf(part, total), new Paragraph({})];
  }
}
