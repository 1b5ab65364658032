import type { Line } from './broken-lines.ts';
import type { Tag } from './canvas.ts';
import { type Look, looks } from './looks.ts';
import type { Pen } from './pen.ts';
import type { Type } from './type.ts';

const padding = { x: 4, y: 2 };

export interface Cell {
  text: string;
  /** Of which cells it is the heading. */
  heads?: 'Row' | 'Column';
  isSmall?: boolean;
}
interface SetRow {
  cells: { lines: Line[]; look: Look; heads?: 'Row' | 'Column' }[];
  /** Of the cell that has most. */
  lines: number;
}

export const lookOf = ({ heads, isSmall }: Pick<Cell, 'heads' | 'isSmall'>): Look => {
  if (isSmall) return heads ? looks.smallHead : looks.smallCell;
  return heads ? looks.head : looks.cell;
};

export function setRow(cells: readonly Cell[], widths: readonly number[], type: Type): SetRow {
  const set = widths.map((width, at) => {
    const cell = cells[at] ?? { text: '' };
    const look = lookOf(cell);
    const lines = type.lines([cell], look, Math.max(4, width - 2 * padding.x));
    return { lines, look, ...(cell.heads && { heads: cell.heads }) };
  });
  return { cells: set, lines: Math.max(...set.map(({ lines }) => lines.length)) };
}

const heightOfLines = (lines: number, type: Type) => lines * type.lineHeight(looks.cell) + 2 * padding.y;
export const rowHeight = ({ lines }: SetRow, type: Type): number => heightOfLines(lines, type);

/** What headings above a table's first row may need. */
const headings = 150;

/** What a first row needs below its headings, on a page of a height: all of it, or a few lines if no page has room. */
export function leastOfRow({ lines }: SetRow, page: number, type: Type): number {
  const whole = heightOfLines(lines, type);
  return whole + headings <= page ? whole : heightOfLines(3, type);
}

/** Draws `count` lines of a row from line `from` on. */
function drawSlice(
  pen: Pen,
  row: SetRow,
  widths: readonly number[],
  tags: readonly Tag[],
  from: number,
  count: number,
) {
  const { canvas, flow, type } = pen;
  const height = heightOfLines(count, type);
  let { x } = flow;
  for (const [at, width] of widths.entries()) {
    const box = { x, y: flow.y, width, height };
    if (row.cells[at]?.heads) canvas.fill(box, 'head');
    canvas.frame(box, 'line');
    x += width;
  }
  ({ x } = flow);
  for (const [at, { lines, look }] of row.cells.entries()) {
    lines.slice(from, from + count).forEach((line, below) => {
      const y = flow.y + padding.y + below * type.lineHeight(looks.cell) + type.baseline(look);
      canvas.text(line, look, x + padding.x, y, tags[at]);
    });
    x += widths[at] ?? 0;
  }
  flow.y += height;
}

/** A table while it is drawn. Its head is repeated on each page; a row is split only when no page has room for it. */
export class DrawnTable {
  private readonly tag: Tag;
  private rows = 0;
  private readonly repeated: SetRow | undefined;

  private readonly pen: Pen;
  private readonly widths: readonly number[];

  constructor(pen: Pen, widths: readonly number[], head?: SetRow) {
    this.pen = pen;
    this.widths = widths;
    this.tag = pen.canvas.open('Table');
    const mostOfHead = pen.flow.height / 3;
    if (head && rowHeight(head, pen.type) <= mostOfHead) this.repeated = head;
    if (head) this.add(head);
    this.rows = 0;
  }

  add(row: SetRow): void {
    const { canvas, flow, type } = this.pen;
    const height = rowHeight(row, type);
    const line = canvas.open('TR', this.tag);
    const tags = row.cells.map(({ heads }) =>
      heads ? canvas.open('TH', line, { scope: heads }) : canvas.open('TD', line),
    );
    const repeated = this.repeated && this.repeated !== row ? rowHeight(this.repeated, type) : 0;
    // The head isn't left alone by a first row, for which room was made with it.
    const fits = height <= flow.height - repeated && this.rows > 0;
    if (fits && height > flow.room) this.turn(row);
    this.rows++;
    for (let from = 0; from < row.lines; ) {
      const fit = Math.floor((flow.room - 2 * padding.y) / type.lineHeight(looks.cell) + 0.001);
      const count = Math.min(fit, row.lines - from);
      if (count > 0) drawSlice(this.pen, row, this.widths, tags, from, count);
      from += Math.max(0, count);
      if (from < row.lines) this.turn(row);
    }
    for (const tag of tags) canvas.close(tag);
    canvas.close(line);
  }

  end(): void {
    this.pen.canvas.close(this.tag);
  }

  private turn(next: SetRow): void {
    const { repeated, pen } = this;
    pen.flow.turn();
    // What is repeated is decoration: a screen reader has read it.
    if (repeated && repeated !== next) drawSlice(pen, repeated, this.widths, [], 0, repeated.lines);
  }
}
