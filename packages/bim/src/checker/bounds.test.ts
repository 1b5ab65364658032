import { type BimDocument, documentSchema } from '../document/document.schema.ts';
import type { DocumentType } from '../document/families.ts';
import { tablesOf } from '../document/family-tables.ts';
import { limits } from '../document/limits.ts';
import { options } from '../document/options.ts';
import { columnsOf, type TableName, tableNames, tables } from '../document/tables.ts';
import { completeness, scoreOf } from '../score/completeness.ts';
import { emptyDocument } from '../start/empty-document.ts';
import { check, mostOfRule } from './check.ts';

const today = '2026-09-01';
/** Of a list of values: with all that it may have, a table would be larger than a request. */
const listed = 10;

/** What hostile tables are filled with: unknown names that all differ, equal ones, and lists where one word belongs. */
const words = {
  different: (place: string) => place,
  equal: () => 'A-1',
  lists: () => 'a, b, c, d, e, f, g',
} satisfies Record<string, (place: string) => string>;

function cellOf(
  name: string,
  { kind, options: list, bounds }: ReturnType<typeof columnsOf>[string],
  row: number,
  word: (place: string) => string,
): unknown {
  const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
  if (kind === 'date') return `20${10 + ((90 - (row % 90)) % 90)}-01-01`;
  if (kind === 'number') return bounds?.[0] ?? 0;
  if (kind === 'choice' && list) return options[list][row % options[list].length];
  if (kind === 'list') return many(listed, (at) => word(`${at}`));
  if (kind === 'codes') return many(limits.codesOfField, (at) => ({ code: word(`c${at}`), meaning: '' }));
  if (kind === 'assignments') return many(limits.assignments, (at) => ({ party: word(`p${at}`), raci: 'R' }));
  return word(`${name}${row}`);
}

/** A document of which these tables have as many rows, and lists, as the schema allows. */
function filled(type: DocumentType, names: readonly TableName[], word: (place: string) => string): BimDocument {
  const rowsOf = (table: TableName) =>
    Array.from({ length: tables[table].rows }, (_, row) => ({
      id: `r${row}`,
      ...Object.fromEntries(
        Object.entries(columnsOf(table)).map(([name, column]) => [name, cellOf(name, column, row, word)]),
      ),
    }));
  const full = Object.fromEntries(names.map((table) => [table, rowsOf(table)]));
  return documentSchema.parse({ ...emptyDocument(type, 'en'), tables: full });
}

/** The same value, of which every reading of a property is counted. */
function counted(document: BimDocument) {
  const count = { values: 0, reads: 0 };
  const known = new WeakMap<object, object>();
  const watch = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const made =
      known.get(value) ??
      new Proxy(value, {
        get: (target, key) => {
          count.reads += 1;
          return watch(Reflect.get(target, key));
        },
      });
    known.set(value, made);
    return made;
  };
  JSON.stringify(document.tables, (_, value) => {
    count.values += 1;
    return value;
  });
  return { document: { ...document, tables: watch(document.tables) as BimDocument['tables'] }, count };
}

/** How often a value may be read: in each row of a matrix, once for each of its parties. */
const mostReads = limits.assignments;

function expectBounded(made: BimDocument): void {
  const { document, count } = counted(made);
  const findings = check(document, { today });
  expect(count.reads).toBeLessThan(mostReads * count.values);
  expect(findings.length).toBeGreaterThan(0);
  for (const of of Map.groupBy(findings, ({ rule }) => rule).values())
    expect(of.length).toBeLessThanOrEqual(mostOfRule);
}

const cases = tableNames.flatMap((table) => {
  const type = tablesOf('bep-post').includes(table) ? 'bep-post' : 'eir';
  return Object.entries(words).map(([name, word]) => ({ table, type, name, word }) as const);
});

test.each(cases)('$table of a $type, full and of $name words, is read a bounded number of times', (one) => {
  expectBounded(filled(one.type, [one.table], one.word));
});

test('so are all tables together', () => {
  expectBounded(filled('bep-post', tableNames, words.different));
});

test('a matrix before its parties offers to remove each of them once', () => {
  const document = filled('bep-post', ['responsibilities'], words.different);
  const found = check(document, { today }).filter(({ rule }) => rule === 'matrix-unknown-party');
  expect(found).toHaveLength(mostOfRule);
  expect(found.filter(({ edits }) => edits)).toHaveLength(limits.assignments);
});

test('the score is the same from one finding of each rule', () => {
  const document = filled('bep-post', ['deliverables', 'naming'], words.equal);
  expect(scoreOf(document, { today })).toBe(completeness(document, check(document, { today })).score);
});
