import { type Language, languages } from '@arcada/contracts';
import type { Place } from '../checker/rule.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { tablesOf } from '../document/family-tables.ts';
import { fieldNames } from '../document/fields.ts';
import { fieldLabels } from '../labels/field-labels.ts';
import { tableLabels } from '../labels/table-labels.ts';
import { isField, isTable } from '../topics/placeholders.ts';

/** Where an answer's `place` leads; undefined when it is empty or gone. */
export function answerPlace({ topics }: BimDocument, place: string): Place | undefined {
  const [kind, name = ''] = place.split(':', 2);
  if (kind === 'table' && isTable(name)) return { kind: 'table', table: name };
  if (kind === 'field' && isField(name)) return { kind: 'field', field: name };
  return topics.some(({ id }) => id === place) ? { kind: 'topic', topic: place } : undefined;
}

/** Every value that an answer's `place` can have in this document: topics, then tables, then fields. */
export const answerPlaces = ({ type, topics }: BimDocument): string[] => [
  ...topics.map(({ id }) => id),
  ...tablesOf(type)
    .filter((name) => name !== 'answers')
    .map((name) => `table:${name}`),
  ...fieldNames.map((name) => `field:${name}`),
];

/** An answer's `place` in words; empty when there is none or it is gone. */
export function placeText(document: BimDocument, place: string, language: Language = document.language): string {
  const at = answerPlace(document, place);
  if (at?.kind === 'table') return tableLabels[at.table][language];
  if (at?.kind === 'field') return fieldLabels[at.field][language];
  return document.topics.find(({ id }) => id === place)?.title ?? '';
}

/** The place that is meant by its words in any language, or by itself; a text that means none stays as it is. */
export function placeOfText(document: BimDocument, text: string): string {
  const wanted = text.trim();
  const places = answerPlaces(document);
  if (wanted === '' || places.includes(wanted)) return wanted;
  return places.find((place) => languages.some((spoken) => placeText(document, place, spoken) === wanted)) ?? wanted;
}
