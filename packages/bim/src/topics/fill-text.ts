import type { BimDocument } from '../document/document.schema.ts';
import type { FieldName } from '../document/fields.ts';
import { fieldLabels } from '../labels/field-labels.ts';
import { fieldInText } from './field-in-text.ts';
import { isField, placeholder } from './placeholders.ts';
import { spokenText } from './spoken-text.ts';

/** A stretch of a topic's text. A missing one shows its field's label, an unknown one the placeholder as written. */
export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'value' | 'missing'; text: string; field: FieldName }
  | { kind: 'unknown'; text: string };

/** A topic's text with its placeholders filled from the document, in the document's language. */
export function fillText(document: BimDocument, text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(placeholder)) {
    const [whole, name = ''] = match;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    end = match.index + whole.length;
    if (!isField(name)) {
      parts.push({ kind: 'unknown', text: whole });
      continue;
    }
    const value = fieldInText(document, name);
    parts.push(
      value === ''
        ? { kind: 'missing', text: `[${fieldLabels[name][document.language]}]`, field: name }
        : { kind: 'value', text: value, field: name },
    );
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** The same as one text. */
export const filledText = (document: BimDocument, text: string): string =>
  fillText(document, text)
    .map((part) => part.text)
    .join('');

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
