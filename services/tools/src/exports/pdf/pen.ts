import type { Line } from './broken-lines.ts';
import type { Canvas, Tag } from './canvas.ts';
import type { Flow } from './flow.ts';
import type { Look } from './looks.ts';
import type { Type } from './type.ts';

/** What everything is drawn with. */
export interface Pen {
  canvas: Canvas;
  flow: Flow;
  type: Type;
  /** The page of each heading so far. */
  headingPages: number[];
}

/** How many lines go on this page: none is left alone at its foot or at the next one's head. */
function linesHere(count: number, fit: number): number {
  if (fit >= count) return count;
  if (fit < 2) return 0;
  return count - fit === 1 && fit > 2 ? fit - 1 : fit;
}

/** Draws lines below each other, over as many pages as they need. */
export function drawLines(pen: Pen, lines: readonly Line[], look: Look, tag: Tag, indent = 0): void {
  const { flow, type, canvas } = pen;
  const height = type.lineHeight(look);
  let at = 0;
  while (at < lines.length) {
    const fit = Math.floor(flow.room / height + 0.001);
    const here = flow.isAtTop ? Math.max(1, Math.min(fit, lines.length - at)) : linesHere(lines.length - at, fit);
    for (const line of lines.slice(at, at + here)) {
      canvas.text(line, look, flow.x + indent, flow.y + type.baseline(look), tag);
      flow.y += height;
    }
    at += here;
    if (at < lines.length) flow.turn();
  }
}

/** What a paragraph needs at least, so that a heading isn't left alone above it. */
export const leastOf = (lines: readonly Line[], look: Look, type: Type): number =>
  Math.min(lines.length, 2) * type.lineHeight(look);
