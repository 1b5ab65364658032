import type { Language } from '@arcada/contracts';
import type { ContentHeading } from '../content/export-content.ts';
import { exportWords } from '../content/export-words.ts';
import { titleOf } from './blocks.ts';
import { looks } from './looks.ts';
import { drawLines, type Pen } from './pen.ts';

const numbers = 40;

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
  for (const [at, heading] of headings.entries()) {
    const isChapter = heading.level === 1;
    const look = isChapter ? looks.bodyBold : looks.body;
    const indent = isChapter ? 0 : 14;
    const lines = type.lines([{ text: titleOf(heading) }], look, flow.width - indent - numbers);
    const height = lines.length * type.lineHeight(look);
    if (isChapter) flow.skip(4);
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
