import type { BimDocument } from '../document/document.schema.ts';
import { fillText, type TextPart } from './fill-text.ts';
import { listMark } from './list-mark.ts';
import { spokenText } from './spoken-text.ts';

export interface TextList {
  kind: 'list';
  /** The number of its first item; a list without one has bullets. */
  start?: number;
  items: ListItem[];
}
export interface ListItem {
  parts: TextPart[];
  /** Lists within it, below its text. */
  lists: TextList[];
}
export type TextBlock = { kind: 'paragraph'; parts: TextPart[] } | TextList;

/** Lists within each other, as many as Word has a level for; what is further indented is an item of the innermost. */
export const mostListLevels = 9;
/** Spaces that make an item one of the item above. */
const leastIndent = 2;

/** The box of a task, `[ ]` or `[x]`, as it is meant. */
const withBox = (item: string) =>
  item.replace(/^\[([ xX])\]\s+(?=\S)/, (_, mark: string) => (mark === ' ' ? '☐ ' : '☑ '));

/** An item that begins with a box, apart from it: in a list with bullets the box stands in the place of the bullet. */
export function taskOf({
  parts: [first, ...rest],
}: {
  parts: readonly TextPart[];
}): { isDone: boolean; parts: TextPart[] } | undefined {
  const box = first?.kind === 'text' ? /^[☐☑] /.exec(first.text)?.[0] : undefined;
  if (!first || !box) return undefined;
  return { isDone: box === '☑ ', parts: [{ ...first, text: first.text.slice(box.length) }, ...rest] };
}

/** The lists that a line can go on with, by how far they are indented. */
class OpenLists {
  private levels: { indent: number; into: TextBlock[]; last: number }[] = [];
  private readonly blocks: TextBlock[];

  constructor(blocks: TextBlock[]) {
    this.blocks = blocks;
  }

  end() {
    this.levels = [];
  }

  add(indent: number, number: number | undefined, parts: TextPart[]) {
    const level = this.levelAt(indent);
    level.indent = Math.min(level.indent, indent);
    const list = level.into.at(-1);
    // Numbers go on from the first, also where a line is left unsaid; a lower one begins anew.
    const goesOn =
      list?.kind === 'list' &&
      (number === undefined ? list.start === undefined : list.start !== undefined && number >= level.last);
    if (goesOn) list.items.push({ parts, lists: [] });
    else
      level.into.push({
        kind: 'list',
        ...(number !== undefined && { start: number }),
        items: [{ parts, lists: [] }],
      });
    level.last = number ?? 0;
  }

  private levelAt(indent: number) {
    while (this.levels.length > 1 && indent < (this.levels.at(-1)?.indent ?? 0)) this.levels.pop();
    const top = this.levels.at(-1);
    const list = top?.into.at(-1);
    const isWithin = top && indent >= top.indent + leastIndent && this.levels.length < mostListLevels;
    if (top && !isWithin) return top;
    const into: TextBlock[] = list?.kind === 'list' ? (list.items.at(-1)?.lists ?? []) : this.blocks;
    const level = { indent, into, last: 0 };
    this.levels.push(level);
    return level;
  }
}

/** Columns of the spaces before a line. */
const widthOf = (indent: string) => indent.replaceAll('\t', '    ').length;

/**
 * A topic's text as paragraphs and lists, without what empty optional fields leave unsaid: lines that begin with a
 * `listMark` are items, with `[ ]` behind it tasks, further indented ones lists within the item above; an empty line
 * ends a paragraph.
 */
export function textBlocks(document: BimDocument, text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  const lists = new OpenLists(blocks);
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', parts: fillText(document, lines.join('\n')) });
    lines = [];
  };
  for (const line of spokenText(document, text).split('\n')) {
    const mark = listMark.exec(line);
    if (mark) {
      const { indent = '', number } = mark.groups ?? {};
      endParagraph();
      const words = withBox(line.slice(mark[0].length));
      lists.add(widthOf(indent), number === undefined ? undefined : Number(number), fillText(document, words));
    } else if (line.trim() === '') endParagraph();
    else {
      lists.end();
      lines.push(line.trim());
    }
  }
  endParagraph();
  return blocks;
}
