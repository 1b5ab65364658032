import { type Language, languages, type Translated } from '@arcada/contracts';
import type { Place } from '../checker/rule.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { categoriesOf } from '../document/families.ts';
import { tablesOf } from '../document/family-tables.ts';
import { fieldNames } from '../document/fields.ts';
import { type StepId, stepsOf } from '../document/steps.ts';
import { chapterTables } from '../document/table-chapters.ts';
import type { TableName } from '../document/tables.ts';
import type { AnyRow } from '../edits/edit.ts';
import { categoryLabels, stepLabels } from '../labels/document-labels.ts';
import { fieldLabels } from '../labels/field-labels.ts';
import { fold } from '../labels/fold.ts';
import { tableLabels } from '../labels/table-labels.ts';
import { say } from '../labels/translated.ts';
import { cellText } from '../labels/value-text.ts';
import { isField, isTable } from '../topics/placeholders.ts';

/** Where an answer's `place` leads; undefined when it is empty or gone. */
export function answerPlace({ topics }: BimDocument, place: string): Place | undefined {
  const [kind, name = ''] = place.split(':', 2);
  if (kind === 'table' && isTable(name)) return { kind: 'table', table: name };
  if (kind === 'field' && isField(name)) return { kind: 'field', field: name };
  return topics.some(({ id }) => id === place) ? { kind: 'topic', topic: place } : undefined;
}

/** Every value that an answer's `place` can have in this document: topics, then tables, then fields. */
export const answerPlaces = ({ type, topics }: BimDocument): string[] => {
  const own = tablesOf(type);
  return [
    ...topics.map(({ id }) => id),
    ...own.filter((name) => name !== 'answers').map((name) => `table:${name}`),
    // Software is a field and a table, which have one name.
    ...fieldNames
      .filter((name) => name !== 'software' || !own.includes('softwareTools'))
      .map((name) => `field:${name}`),
  ];
};

const tablesWord = say('Tables', 'Tabelas', 'Tablas');
const fieldsWord = say('Fields of the form', 'Campos do formulário', 'Campos del formulario');

/** What a list of places puts above this one: a topic's chapter, or what the place is. */
export function placeGroup(document: BimDocument, place: string, language: Language): string {
  const at = answerPlace(document, place);
  if (at?.kind === 'table') return tablesWord[language];
  if (at?.kind === 'field') return fieldsWord[language];
  const topic = document.topics.find(({ id }) => id === place);
  return topic ? categoryLabels[topic.category][language] : '';
}

/** An answer's `place` in words; empty when there is none or it is gone. */
export function placeText(document: BimDocument, place: string, language: Language = document.language): string {
  const at = answerPlace(document, place);
  if (at?.kind === 'table') return tableLabels[at.table][language];
  if (at?.kind === 'field') return fieldLabels[at.field][language];
  return document.topics.find(({ id }) => id === place)?.title ?? '';
}

/** The id of a topic that an author wrote or took over: of a removed one nothing else is left. */
const looksLikeTopic = (place: string) => /^(?=.*\d)[a-z0-9]{12}$/.test(place);
const removedTopic = say('a topic that was removed', 'um tópico que foi removido', 'un tema que se ha quitado');
const removedPlace = say('Topic removed from the plan', 'Tópico removido do plano', 'Tema quitado del plan');
const notFound = say('not found in the plan', 'não encontrado no plano', 'no encontrado en el plan');

/** What an answer names as its place although the plan doesn't have it; undefined when there is none or it exists. */
export function missingPlace(document: BimDocument, place: string): Translated | undefined {
  if (place === '' || answerPlace(document, place)) return undefined;
  return looksLikeTopic(place) ? removedTopic : say(`“${place}”`, `“${place}”`, `«${place}»`);
}

/** An answer's `place` as it is read: in words, or as it was written, marked, when the plan doesn't have it. */
export function printedPlace(document: BimDocument, place: string, language: Language = document.language): string {
  const missing = missingPlace(document, place);
  if (!missing) return placeText(document, place, language);
  return looksLikeTopic(place) ? removedPlace[language] : `${missing[language]} (${notFound[language]})`;
}

/** The place of an answer is stored as an address, and shown, copied and exported in words. */
export const isPlace = (table: TableName, column: string) => table === 'answers' && column === 'place';

/** A cell of any table in words; the document knows what an address in it leads to. */
export const cellInWords = (
  document: BimDocument,
  table: TableName,
  column: string,
  value: unknown,
  language: Language,
  row?: AnyRow,
): string =>
  isPlace(table, column)
    ? printedPlace(document, String(value ?? ''), language)
    : cellText(table, column, value, language, row);

/** What was written, without the marks that `printedPlace` puts around it. */
function withoutMarks(text: string): string {
  const language = languages.find((spoken) => text.endsWith(` (${notFound[spoken]})`));
  return language ? text.slice(0, -` (${notFound[language]})`.length).replace(/^[“«](.*)[”»]$/, '$1') : text;
}

/** The place that `printedPlace` has put into words, in any language; `kept` is what the answer has, which stays if it is meant. */
export function placeOfPrint(document: BimDocument, text: string, kept: string): string {
  const wanted = text.trim();
  if (kept !== '' && languages.some((spoken) => printedPlace(document, kept, spoken) === wanted)) return kept;
  // Which topic it was only the answer itself says.
  if (languages.some((spoken) => removedPlace[spoken] === wanted)) return '';
  return placeOfText(document, withoutMarks(wanted));
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

const isSame = (one: string, other: string) => fold(one) === fold(other);
const isNamed = (words: Translated, text: string) => languages.some((spoken) => isSame(words[spoken], text));

/** The first place below a heading: authors name a chapter in print, or a step of the form, such as BIM standards. */
function placeOfHeading(document: BimDocument, text: string): string | undefined {
  if (text === '') return undefined;
  const { type, topics, tables } = document;
  const category = categoriesOf(type).find((one) => isNamed(categoryLabels[one], text));
  const topic = topics.find((one) => one.category === category);
  const table = category && chapterTables(type, category).find((name) => tables[name].length > 0);
  if (category && (topic || table)) return topic?.id ?? `table:${table}`;
  const step = stepsOf(type).find(({ id }) => isNamed(stepLabels[id as StepId], text));
  const [field] = step?.fields ?? [];
  const [first] = step?.tables ?? [];
  if (field) return `field:${field}`;
  return first && `table:${first}`;
}

/** The place that is meant by its words in any language, by its number, or by itself; else the text stays as it is. */
export function placeOfText(document: BimDocument, text: string): string {
  const wanted = text.trim();
  const places = answerPlaces(document);
  if (wanted === '' || places.includes(wanted)) return wanted;
  const entitled = (title: string) =>
    places.find(
      (place) => title !== '' && languages.some((spoken) => isSame(placeText(document, place, spoken), title)),
    );
  const [, number = '', title = ''] = numbered.exec(wanted) ?? [];
  const named = (text: string) => entitled(text) ?? placeOfHeading(document, text);
  // Numbers move as topics come and go: a title says more.
  return named(wanted) ?? named(title) ?? placesByNumber(document).get(number) ?? wanted;
}
