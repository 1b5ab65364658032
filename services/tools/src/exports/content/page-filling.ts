import type { TextList, TextPart } from '@arcada/bim';
import { docxLetters, linesOf } from './calibri.ts';
import { columnWidths } from './column-widths.ts';
import type { ContentHeading, ContentPart } from './export-content.ts';

/** Lengths are in points. A line is of so many times its letters' size, and between paragraphs half as much again. */
const lineOfSize = 1.2207;
const loose = 1.15;
export const bodySize = 11;
export const lineHeight = (size: number) => size * lineOfSize * loose;
export const cellText = { size: 8, padding: 8, around: 6.5 };
/** Below a paragraph. */
export const after = 6;

interface Sheet {
  width: number;
  height: number;
}
/** What a page has room for, by its direction. */
export const sheets = {
  upright: { width: 481.9, height: 728.5 },
  across: { width: 728.5, height: 481.9 },
} as const satisfies Record<string, Sheet>;
const headings = { 1: { size: 16, before: 18 }, 2: { size: 13, before: 12 } } as const;
const headingIndent = 36;
const listIndent = 28;

const textOf = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');

/** Pages that are filled from the top: what has no room begins the next one. */
export class Filling {
  used = 0;
  page: number;
  private readonly sheet: Sheet;

  constructor(page: number, sheet: Sheet) {
    this.page = page;
    this.sheet = sheet;
  }

  /** Lines, which pages divide. Returns the page of the first; `with` is what must be on it, too. */
  add(lines: number, height: number, space: { before?: number; after?: number; with?: number } = {}): number {
    const before = this.used === 0 ? 0 : (space.before ?? 0);
    if (this.used > 0 && this.used + before + height + (space.with ?? 0) > this.sheet.height) this.turn();
    else this.used += before;
    const first = this.page;
    for (let left = lines; left > 0; ) {
      const room = Math.max(1, Math.floor((this.sheet.height - this.used) / height));
      const here = Math.min(left, room);
      this.used += here * height;
      left -= here;
      if (left > 0) this.turn();
    }
    this.used += space.after ?? 0;
    return first;
  }

  private turn() {
    this.page += 1;
    this.used = 0;
  }
}

function rowHeight(cells: readonly string[], widths: readonly number[], bold = false): number {
  const lines = widths.map((width, at) =>
    linesOf(cells[at] ?? '', cellText.size, Math.max(10, width - cellText.padding), bold),
  );
  return Math.max(1, ...lines) * cellText.size * lineOfSize + cellText.around;
}

function addTable(pages: Filling, rows: readonly (readonly string[])[], widths: readonly number[], hasHead: boolean) {
  rows.forEach((row, at) => {
    pages.add(1, rowHeight(row, widths, hasHead && at === 0));
  });
  pages.add(1, lineHeight(bodySize), { after });
}

const leastBelow = 2 * lineHeight(bodySize);

function addHeading(pages: Filling, { level, number, text }: ContentHeading, { width }: Sheet): number {
  const { size, before } = headings[level];
  const lines = linesOf(text, size, width - (number ? headingIndent : 0), true);
  return pages.add(lines, lineHeight(size), { before, after, with: leastBelow });
}

/** Adds a part; returns the page of its heading, if it is or has one. */
export function addPart(pages: Filling, part: ContentPart, sheet: Sheet): number | undefined {
  const add = (text: string, size: number, space: number, indent = 0) =>
    pages.add(linesOf(text, size, sheet.width - indent), lineHeight(size), { after: space });
  const addList = ({ items }: TextList, level: number) => {
    for (const { parts, lists } of items) {
      add(textOf(parts), bodySize, after, level * listIndent);
      for (const list of lists) addList(list, level + 1);
    }
  };
  switch (part.kind) {
    case 'heading':
      return addHeading(pages, part, sheet);
    case 'note':
      add(part.text, 9, after);
      return undefined;
    case 'paragraph':
      add(textOf(part.parts), bodySize, after);
      return undefined;
    case 'list':
      addList(part, 1);
      return undefined;
    case 'facts':
      addTable(pages, part.facts, [sheet.width * 0.3, sheet.width * 0.7], false);
      return undefined;
    case 'table': {
      const first = part.heading && addHeading(pages, part.heading, sheet);
      const widths = columnWidths(part, { total: sheet.width * 20, ...docxLetters }).map((width) => width / 20);
      addTable(pages, [part.columns, ...part.rows], widths, true);
      return first;
    }
  }
}
