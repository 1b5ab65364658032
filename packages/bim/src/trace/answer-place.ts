import { type Language, languages } from '@arcada/contracts';
import type { Place } from '../checker/rule.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { categoriesOf } from '../document/families.ts';
import { tablesOf } from '../document/family-tables.ts';
import { fieldNames } from '../document/fields.ts';
import { chapterTables } from '../document/table-chapters.ts';
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

/** Topics and tables by the numbers that they have in print, such as 4.3. */
export function placesByNumber({ type, topics, tables }: BimDocument): ReadonlyMap<string, string> {
  const chapters = categoriesOf(type).map((category) => [
    ...topics.filter((topic) => topic.category === category).map(({ id }) => id),
    ...chapterTables(type, category)
      .filter((table) => tables[table].length > 0)
      .map((table) => `table:${table}`),
  ]);
  return new Map(
    chapters
      .filter(({ length }) => length > 0)
      .flatMap((places, chapter) => places.map((place, at) => [`${chapter + 1}.${at + 1}`, place] as const)),
  );
}

/** A number as authors write it, such as `4.3`, `§ 4.3` or `4.3 Naming`, with the title behind it. */
const numbered =
  /^(?:(?:§|chapter|section|cap[ií]tulo|cap\.|se[cç][aã]o|secci[oó]n|apartado)\s*)?(\d+\.\d+)\.?(?:\s+(.*))?$/i;

/** The place that is meant by its words in any language, by its number, or by itself; else the text stays as it is. */
export function placeOfText(document: BimDocument, text: string): string {
  const wanted = text.trim();
  const places = answerPlaces(document);
  if (wanted === '' || places.includes(wanted)) return wanted;
  const entitled = (title: string) =>
    places.find((place) => title !== '' && languages.some((spoken) => placeText(document, place, spoken) === title));
  const [, number = '', title = ''] = numbered.exec(wanted) ?? [];
  // Numbers move as topics come and go: a title says more.
  return entitled(wanted) ?? entitled(title) ?? placesByNumber(document).get(number) ?? wanted;
}
