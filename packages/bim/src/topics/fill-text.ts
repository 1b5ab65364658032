import type { BimDocument } from '../document/document.schema.ts';
import type { FieldName } from '../document/fields.ts';
import { fieldLabels } from '../labels/field-labels.ts';
import { fieldInText } from './field-in-text.ts';
import { isField, placeholder } from './placeholders.ts';

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
