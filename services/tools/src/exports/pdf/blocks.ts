import type { TextList } from '@arcada/bim';
import { columnWidths, hasRoomForParts } from '../content/column-widths.ts';
import type { ContentHeading, ContentPart, ContentTable, Fact } from '../content/export-content.ts';
import type { Line } from './broken-lines.ts';
import { drawList, leastOfList } from './draw-list.ts';
import { looks } from './looks.ts';
import { drawLines, leastOf, type Pen } from './pen.ts';
import { runsOf } from './runs.ts';
import { type Cell, DrawnTable, leastOfRow, lookOf, rowHeight, setRow } from './table.ts';
import type { Type } from './type.ts';

/** A part that can be drawn. It is measured only when its turn comes. */
export interface Block {
  /** The height in which it begins, on pages whose text is so wide and high. */
  least(width: number, page: number): number;
  /** What follows begins on the same page. */
  isHead: boolean;
  draw(pen: Pen): void;
}

const after = { text: 6, table: 12 };
const spaces = { 1: { before: 14, after: 6 }, 2: { before: 10, after: 4 } } as const;

export const titleOf = ({ number, text }: ContentHeading): string => [number, text].filter(Boolean).join('  ');

function headingBlock(heading: ContentHeading, type: Type): Block {
  const { level } = heading;
  const look = looks[`heading${level}`];
  const title = titleOf(heading);
  const lines = (width: number) => type.lines([{ text: title }], look, width);
  const space = spaces[level];
  return {
    isHead: true,
    least: (width) => space.before + lines(width).length * type.lineHeight(look) + space.after,
    draw: (pen) => {
      const { canvas, flow, headingPages } = pen;
      flow.skip(space.before);
      canvas.bookmark(level, title, headingPages.length, flow.y);
      headingPages.push(flow.page);
      const tag = canvas.open(`H${level}`);
      drawLines(pen, lines(flow.width), look, tag);
      canvas.close(tag);
      flow.y += space.after;
    },
  };
}

function textBlock(part: Extract<ContentPart, { kind: 'note' | 'paragraph' }>, type: Type): Block {
  const isNote = part.kind === 'note';
  const look = isNote ? looks.note : looks.body;
  const runs = isNote ? [{ text: part.text }] : runsOf(part.parts);
  const lines = (width: number): Line[] => type.lines(runs, look, width);
  return {
    isHead: isNote,
    least: (width) => leastOf(lines(width), look, type),
    draw: (pen) => {
      const tag = pen.canvas.open('P');
      drawLines(pen, lines(pen.flow.width), look, tag);
      pen.canvas.close(tag);
      pen.flow.y += after.text;
    },
  };
}

function listBlock(list: TextList, type: Type): Block {
  return {
    isHead: false,
    least: (width) => leastOfList(list, width, type),
    draw: (pen) => {
      drawList(pen, list);
      pen.flow.y += after.text;
    },
  };
}

export function factsBlock(facts: readonly Fact[], type: Type): Block {
  const shares = (width: number) => [width * 0.3, width * 0.7];
  const row = ([label, value]: Fact, width: number) =>
    setRow([{ text: label, heads: 'Row' }, { text: value }], shares(width), type);
  return {
    isHead: false,
    least: (width, page) => (facts[0] ? leastOfRow(row(facts[0], width), page, type) : 0),
    draw: (pen) => {
      const { width } = pen.flow;
      const table = new DrawnTable(pen, shares(width));
      for (const fact of facts) table.add(row(fact, width));
      table.end();
      pen.flow.y += after.table;
    },
  };
}

function tableBlock(content: ContentTable, type: Type): Block {
  const measures = (total: number, isSmall: boolean) => ({
    ...{ total, letter: 4.8, padding: 9 },
    widthOf: (word: string, isHead: boolean) => {
      const look = lookOf({ isSmall, ...(isHead && { heads: 'Column' }) });
      return (type.face(look).width(word) * look.size) / 1000;
    },
  });
  let shared: { widths: number[]; isSmall: boolean } | undefined;
  // Asked for with one width only: that of the page it lies on.
  const sharedIn = (total: number) => {
    if (shared) return shared;
    const isSmall = !hasRoomForParts(content, measures(total, false));
    shared = { isSmall, widths: columnWidths(content, measures(total, isSmall)) };
    return shared;
  };
  const setIn = (cells: readonly Cell[], total: number) => {
    const { widths, isSmall } = sharedIn(total);
    return setRow(
      cells.map((cell) => ({ ...cell, isSmall })),
      widths,
      type,
    );
  };
  const widthsIn = (total: number) => sharedIn(total).widths;
  const headIn = (total: number) =>
    setIn(
      content.columns.map((text) => ({ text, heads: 'Column' })),
      total,
    );
  const rowIn = (row: readonly string[], total: number) =>
    setIn(
      row.map((text) => ({ text })),
      total,
    );
  return {
    isHead: false,
    least: (width, page) =>
      rowHeight(headIn(width), type) + (content.rows[0] ? leastOfRow(rowIn(content.rows[0], width), page, type) : 0),
    draw: (pen) => {
      const { width } = pen.flow;
      const table = new DrawnTable(pen, widthsIn(width), headIn(width));
      for (const row of content.rows) table.add(rowIn(row, width));
      table.end();
      pen.flow.y += after.table;
    },
  };
}

/** Blocks of a part, a table's heading apart from it. */
export function blocksOf(part: ContentPart, type: Type): Block[] {
  switch (part.kind) {
    case 'heading':
      return [headingBlock(part, type)];
    case 'note':
    case 'paragraph':
      return [textBlock(part, type)];
    case 'list':
      return [listBlock(part, type)];
    case 'facts':
      return [factsBlock(part.facts, type)];
    case 'table':
      return [...(part.heading ? [headingBlock(part.heading, type)] : []), tableBlock(part, type)];
  }
}
