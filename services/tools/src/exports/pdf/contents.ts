import type { Language } from '@arcada/contracts';
import type { ContentHeading } from '../content/export-content.ts';
import { exportWords } from '../content/export-words.ts';
import { titleOf } from './blocks.ts';
import type { Line } from './broken-lines.ts';
import { type Look, looks } from './looks.ts';
import { drawLines, type Pen } from './pen.ts';

const numbers = 40;
const chapterSpace = 4;
/** Sizes of the entries, in points: a smaller one keeps a few lines from taking a page of their own. */
const sizes = [looks.body.size, 9.5, 8.5] as const;

interface Entry {
  lines: Line[];
  look: Look;
  indent: number;
  /** Above it, except on top of a page. */
  space: number;
}

function entryOf(heading: ContentHeading, size: number, { flow, type }: Pen): Entry {
  const isChapter = heading.level === 1;
  const look = { ...(isChapter ? looks.bodyBold : looks.body), size };
  const indent = isChapter ? 0 : 14;
  const lines = type.lines([{ text: titleOf(heading) }], look, flow.width - indent - numbers);
  return { lines, look, indent, space: isChapter ? chapterSpace : 0 };
}

/** The entries in the largest letters in which they fit on this page; in the usual ones if they need several anyway. */
function entriesOf(pen: Pen, headings: readonly ContentHeading[]): Entry[] {
  const { flow, type } = pen;
  const inSize = (size: number) => headings.map((heading) => entryOf(heading, size, pen));
  for (const size of sizes) {
    const entries = inSize(size);
    const height = entries.reduce(
      (sum, { lines, look, space }) => sum + lines.length * type.lineHeight(look) + space,
      0,
    );
    if (height <= flow.room) return entries;
  }
  return inSize(sizes[0]);
}

/** The table of contents on pages of its own. Before the first pass no page is known. */
export function drawContents(
  pen: Pen,
  headings: readonly ContentHeading[],
  pages: readonly number[],
  language: Language,
): void {
  const { canvas, flow, type } = pen;
  flow.turn(false);
  const title = canvas.open('P');
  drawLines(
    pen,
    type.lines([{ text: exportWords.contents[language] }], looks.contents, flow.width),
    looks.contents,
    title,
  );
  canvas.close(title);
  flow.y += 8;
  const list = canvas.open('TOC');
  for (const [at, { lines, look, indent, space }] of entriesOf(pen, headings).entries()) {
    const height = lines.length * type.lineHeight(look);
    flow.skip(space);
    flow.need(height);
    const item = canvas.open('TOCI', list);
    const link = canvas.open('Link', item);
    const { x, y, width } = flow;
    drawLines(pen, lines, look, link, indent);
    const [number] = type.lines([{ text: String(pages[at] ?? '') }], look, numbers);
    if (number) {
      const right = x + width - (number.width * look.size) / 1000;
      canvas.text(number, look, right, flow.y - type.lineHeight(look) + type.baseline(look), link);
    }
    canvas.link({ x, y, width, height }, at, link);
    canvas.close(link);
    canvas.close(item);
  }
  canvas.close(list);
}
