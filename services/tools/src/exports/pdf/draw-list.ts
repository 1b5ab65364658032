import { type TextList, taskOf } from '@arcada/bim';
import type { Line } from './broken-lines.ts';
import type { Tag } from './canvas.ts';
import { looks } from './looks.ts';
import { drawLines, leastOf, type Pen } from './pen.ts';
import { runsOf } from './runs.ts';
import type { Type } from './type.ts';

const look = looks.body;
const bullet = { width: 14, text: '•', box: 7.5 };
/** From where a mark's column begins to the mark, and from the longest number to the text. */
const space = { before: 2, after: 4 };

/** An item as it is set. */
interface SetItem {
  number: string | undefined;
  /** Of a task. */
  isDone: boolean | undefined;
  /** From where the list begins to the item's text. */
  indent: number;
  lines: Line[];
}

/** How wide the marks of a list are, up to its text. */
function marksOf({ start, items }: TextList, type: Type): number {
  if (start === undefined) return bullet.width;
  const longest = `${start + items.length - 1}.`;
  const width = (type.face(look).width(longest) * look.size) / 1000;
  return Math.max(bullet.width, space.before + width + space.after);
}

function setItem(list: TextList, at: number, width: number, type: Type): SetItem {
  const item = list.items[at] ?? { parts: [], lists: [] };
  const task = taskOf(item);
  const number = list.start === undefined ? undefined : `${list.start + at}.`;
  const indent = marksOf(list, type) + (task && number ? bullet.width : 0);
  return {
    number,
    isDone: task?.isDone,
    indent,
    lines: type.lines(runsOf(task?.parts ?? item.parts), look, width - indent),
  };
}

/** What a list needs at least where it begins. */
export const leastOfList = (list: TextList, width: number, type: Type): number =>
  leastOf(setItem(list, 0, width, type).lines, look, type);

/** Draws a list, so far from the left, with the lists within it. */
export function drawList(pen: Pen, list: TextList, left = 0, within?: Tag): void {
  const { canvas, flow, type } = pen;
  const tag = canvas.open('L', within);
  for (const [at, { lists }] of list.items.entries()) {
    const { number, isDone, indent, lines } = setItem(list, at, flow.width - left, type);
    flow.need(leastOf(lines, look, type));
    const item = canvas.open('LI', tag);
    const x = flow.x + left;
    const foot = flow.y + type.baseline(look);
    const mark = (text: string, owner: Tag) => {
      const [line] = type.lines([{ text }], look, indent);
      if (line) canvas.text(line, look, x + space.before, foot, owner);
    };
    const box = (owner: Tag) => {
      const { box: side, width } = bullet;
      const square = { x: x + indent - width + 1.5, y: foot - side, width: side, height: side };
      canvas.tickBox(square, isDone === true, isDone ? '☑' : '☐', owner);
      canvas.close(owner);
    };
    // In the place of the bullet, the box is the item's label; behind a number it is part of the text.
    const isTask = isDone !== undefined;
    if (number) {
      const label = canvas.open('Lbl', item);
      mark(number, label);
      canvas.close(label);
    } else if (isTask) box(canvas.open('Lbl', item));
    const body = canvas.open('LBody', item);
    if (number && isTask) box(canvas.open('Span', body));
    if (!number && !isTask) mark(bullet.text, body);
    drawLines(pen, lines, look, body, left + indent);
    for (const inner of lists) drawList(pen, inner, left + marksOf(list, type), body);
    canvas.close(body);
    canvas.close(item);
  }
  canvas.close(tag);
}
