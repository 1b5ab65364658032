import {
  type AnyRow,
  type BimDocument,
  type Column,
  cellInWords,
  columnHeadings,
  columnsOf,
  type FieldName,
  fieldLabels,
  fieldNames,
  fields,
  fieldText,
  printedCell,
  rowName,
  type TableName,
  tableLabels,
  tablesOf,
} from '@arcada/bim';
import { type Language, languages, type Translated } from '@arcada/contracts';
import { fold } from '@arcada/search';
import type { Word } from '../../assistant/retrieval/stems.ts';
import { type Asked, allWords, hasWord, type PlainQuestion, plainQuestion, valueWords } from './plain-question.ts';

/** A person is known by so many names. */
const fewestOfName = 2;
const mostLines = 8;
const mostOfValue = 300;
/** A value that a whole cell names is meant more than one that shares a word. */
const wholeCell = 10;
/** Columns with a person, and with a party where a table has none. */
const persons = ['contact', 'owner', 'author', 'checkedBy', 'approvedBy'];
const parties = ['taskTeam', 'party', 'actor', 'assignments'];

/** A value of the document with where it stands; the value is empty while it isn't filled in. */
export interface DocumentValue {
  place: string;
  value: string;
}

const isOfKind: Record<Asked, (column: Column) => boolean> = {
  who: ({ kind }) => kind === 'text' || kind === 'list' || kind === 'assignments',
  when: ({ kind }) => kind === 'date',
  number: ({ kind }) => kind === 'number' || kind === 'list',
  which: () => true,
};

/**
 * What the document itself answers to a plain question ("Who is the BIM manager?", "When is M3?"): fields by their
 * labels, else the rows that it names, by the columns that it asks for. Nothing when it has words of neither.
 */
export function valuesAsked(
  document: BimDocument,
  text: string,
  spoken: Language,
  language: Language,
): DocumentValue[] {
  const question = plainQuestion(text, spoken);
  if (!question || question.words.length === 0) return [];
  const ofFields = fieldsAsked(document, question, spoken).map((name) => ({
    place: fieldLabels[name][language],
    value: shortened(fieldText(name, document.fields[name], language)),
  }));
  return ofFields.length > 0 ? ofFields : rowsAsked(document, question, spoken, language).slice(0, mostLines);
}

const shortened = (text: string) => (text.length > mostOfValue ? `${text.slice(0, mostOfValue).trimEnd()}…` : text);

/** The words of a label in each language, since people use terms of another one. */
const labelWords = (label: Translated, spoken: Language): Word[][] =>
  languages.map((language) => valueWords(label[language], spoken));

const allIn = (words: readonly Word[], among: readonly Word[]) => words.every((word) => hasWord(among, word));

/** Whether the question has the whole label: "days for it" has no word but such as every question may have. */
const hasLabel = ({ all, words, telling }: PlainQuestion, label: Translated, spoken: Language): boolean =>
  languages.some((language) => {
    const own = valueWords(label[language], spoken);
    return (
      allIn(own, words) && (own.some((word) => hasWord(telling, word)) || allIn(allWords(label[language], spoken), all))
    );
  });

/** "The client" is asked for instead of "the client's name". */
const nameWords = new Set(['name', 'nome', 'nombre']);

/** The field whose label the question has, and nothing else; for who somebody is, those that have the name. */
function fieldsAsked(document: BimDocument, question: PlainQuestion, spoken: Language): FieldName[] {
  const { asked, words, telling } = question;
  const ofKind = fieldNames.filter((name) => isOfKind[asked](fields[name]));
  const named = ofKind.filter((name) => {
    const label = fieldLabels[name];
    const isShort = labelWords(label, spoken).some((own) => {
      const short = own.filter(({ folded }) => !nameWords.has(folded));
      return short.some((word) => hasWord(telling, word)) && allIn(short, words);
    });
    return (
      (isShort || hasLabel(question, label, spoken)) && labelWords(label, spoken).some((own) => allIn(telling, own))
    );
  });
  // "Lead appointed party" has more words than "appointing party", whose stems it has, too.
  const size = (name: FieldName) => Math.max(...labelWords(fieldLabels[name], spoken).map(({ length }) => length));
  if (named.length > 0) return named.sort((one, other) => size(other) - size(one)).slice(0, 1);
  if (asked !== 'who' || telling.length < fewestOfName) return [];
  return ofKind.filter((name) => {
    const value = valueWords(fieldText(name, document.fields[name], document.language), spoken);
    return allIn(telling, value) && allIn(value, words);
  });
}

interface NamedRow {
  table: TableName;
  row: AnyRow;
  /** How much of the question its cells have. */
  points: number;
}

function rowsAsked(
  document: BimDocument,
  question: PlainQuestion,
  spoken: Language,
  language: Language,
): DocumentValue[] {
  const named = tablesOf(document.type).flatMap((table) => rowsNamed(document, table, question, spoken));
  const most = Math.max(0, ...named.map(({ points }) => points));
  const best = named.filter(({ points }) => points === most);
  const [first] = best;
  if (!first) return [];
  return best
    .filter(({ table }) => table === first.table)
    .flatMap(({ table, row }) =>
      columnsAsked(table, row, question, spoken).map((column) => {
        const value = cellInWords(document, table, column, row[column], language, row);
        const heading = columnHeadings(table)[column]?.[language];
        const place = [tableLabels[table][language], rowName(table, row, language), heading].join(' › ');
        return { place, value: shortened(value) };
      }),
    );
}

/** The forms of a word begin alike: of thousands of rows, few need a closer look. */
const lettersAlike = 3;
function beginningAlike(telling: readonly Word[]): (text: string) => boolean {
  const beginnings = telling.map(({ folded }) => folded.slice(0, lettersAlike));
  return (text) => {
    const folded = fold(text);
    return beginnings.some((beginning) => folded.includes(beginning));
  };
}

/** The rows of a table that the question names, when their cells, the headings and the table's name have all of it. */
function rowsNamed(document: BimDocument, table: TableName, question: PlainQuestion, spoken: Language): NamedRow[] {
  const { words, telling } = question;
  const rows: readonly AnyRow[] = document.tables[table];
  const labels = [tableLabels[table], ...Object.values(columnHeadings(table))].flatMap((label) =>
    labelWords(label, spoken).flat(),
  );
  // What names rows of other tables is no name of this one.
  const names = Object.entries(columnsOf(table)).filter(
    ([, { kind, refers }]) => (kind === 'text' || kind === 'choice') && !refers,
  );
  const mayName = beginningAlike(telling);
  return rows.flatMap((row) => {
    const texts = names.map(([column]) => printedCell(table, row, column, spoken));
    if (!texts.some(mayName)) return [];
    const cells = texts.map((text) => valueWords(text, spoken));
    const whole = cells.filter((cell) => cell.length > 0 && allIn(cell, words)).flat();
    const said = words.filter((word) => cells.some((cell) => hasWord(cell, word)));
    const isNamed = telling.some((word) => hasWord(said, word)) && allIn(telling, [...said, ...labels]);
    if (!isNamed || columnsAsked(table, row, question, spoken).length === 0) return [];
    return [{ table, row, points: said.length + (whole.length > 0 ? wholeCell : 0) }];
  });
}

/** The columns that have what is asked for: those whose heading is in the question, else all of that kind. */
function columnsAsked(table: TableName, row: AnyRow, question: PlainQuestion, spoken: Language): string[] {
  const { asked, words } = question;
  const columns = columnsOf(table);
  const ofKind = Object.keys(columns).filter((column) => isOfKind[asked](columns[column] as Column));
  const headings = columnHeadings(table);
  const cell = (column: string) => printedCell(table, row, column, spoken);
  // "The status code S1" asks for what is beside the code.
  const isTold = (column: string) => cell(column) !== '' && allIn(valueWords(cell(column), spoken), words);
  const named = ofKind.filter(
    (column) => hasLabel(question, headings[column] as Translated, spoken) && !isTold(column),
  );
  if (named.length > 0) return named;
  const filled = ofKind.filter((column) => cell(column) !== '' && !isTold(column));
  // What something is isn't said by every row that has the word.
  if (asked === 'which') return allIn(valueWords(rowName(table, row, spoken), spoken), words) ? filled : [];
  if (asked !== 'who') return filled;
  // Who somebody is.
  if (table === 'parties' && isTold('contact')) return ['name', 'role'];
  const people = filled.filter((column) => persons.includes(column));
  return people.length > 0 ? people : filled.filter((column) => parties.includes(column));
}
