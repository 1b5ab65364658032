import type { BimDocument } from '../document/document.schema.ts';
import { fillText, type TextPart } from './fill-text.ts';
import { spokenText } from './spoken-text.ts';

export type TextBlock = { kind: 'paragraph'; parts: TextPart[] } | { kind: 'list'; items: TextPart[][] };

/** The box of a task, `[ ]` or `[x]`, as it is meant. */
const withBox = (item: string) =>
  item.replace(/^\[([ xX])\]\s+(?=\S)/, (_, mark: string) => (mark === ' ' ? '☐ ' : '☑ '));

/** An item that begins with a box, apart from it: the box stands in the place of the bullet. */
export function taskOf(item: readonly TextPart[]): { isDone: boolean; parts: TextPart[] } | undefined {
  const [first, ...rest] = item;
  const box = first?.kind === 'text' ? /^[☐☑] /.exec(first.text)?.[0] : undefined;
  if (!first || !box) return undefined;
  return { isDone: box === '☑ ', parts: [{ ...first, text: first.text.slice(box.length) }, ...rest] };
}

/**
 * A topic's text as paragraphs and lists, without what empty optional fields leave unsaid: lines that begin with `- ` are
 * items, with `- [ ]` tasks, an empty line ends a paragraph.
 */
export function textBlocks(document: BimDocument, text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', parts: fillText(document, lines.join('\n')) });
    lines = [];
  };
  for (const line of spokenText(document, text).split('\n')) {
    const item = /^\s*[-•]\s+(?<words>.*)$/s.exec(line)?.groups?.words;
    if (item === undefined) {
      if (line.trim() === '') endParagraph();
      else lines.push(line.trim());
      continue;
    }
    endParagraph();
    const last = blocks.at(-1);
    const parts = fillText(document, withBox(item));
    if (last?.kind === 'list') last.items.push(parts);
    else blocks.push({ kind: 'list', items: [parts] });
  }
  endParagraph();
  return blocks;
}
