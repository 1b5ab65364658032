import {
  type CellFault,
  type ImportRow,
  type Language,
  languages,
  type ManagedProduct,
  type NewProduct,
  newProductSchema,
  type ProductChange,
  type ReadProducts,
  slugSchema,
  type Translated,
  validationMessage,
} from '@arcada/contracts';
import { textIn } from '@arcada/service-kit';
import { plainText } from './cells.ts';
import { rowTexts, sheetWithoutId } from './sheet.errors.ts';
import {
  cellOf,
  columnOfPath,
  emptied,
  put,
  type SheetColumn,
  sheetColumns,
  tagOfRevision,
  valueIn,
} from './sheet-columns.ts';

/** A row of a file, by heading. */
interface SheetRow {
  row: number;
  id: string;
  cells: ReadonlyMap<string, string>;
}

/** The rows of a table by its first one, and what of it can't be read. */
export function rowsOf(table: readonly (readonly string[])[]): {
  rows: SheetRow[];
  unknown: string[];
  headings: string[];
} {
  const headings = (table[0] ?? []).map((heading) => heading.trim());
  const known = new Map(
    ['id', 'revision', ...sheetColumns.map((column) => column.heading)].map((each) => [each.toLowerCase(), each]),
  );
  const places = headings.map((heading) => known.get(heading.toLowerCase()));
  if (!places.includes('id')) throw sheetWithoutId();
  const rows = table.slice(1).flatMap((cells, at): SheetRow[] => {
    const named = new Map<string, string>();
    for (const [place, text] of cells.entries()) {
      const heading = places[place];
      const cell = plainText(text);
      if (heading && cell !== '' && !named.has(heading)) named.set(heading, cell);
    }
    return named.size > 0 ? [{ row: at + 2, id: named.get('id') ?? '', cells: named }] : [];
  });
  return {
    rows,
    unknown: headings.filter((heading, at) => heading !== '' && !places[at]),
    headings: places.filter((place) => place !== undefined),
  };
}

/** What the rows ask for, compared with the products as they are. */
export function compareRows(
  { rows, unknown, headings }: ReturnType<typeof rowsOf>,
  products: ReadonlyMap<string, ManagedProduct>,
  language: Language,
): ReadProducts {
  const seen = new Map<string, number>();
  const result: ReadProducts = { total: rows.length, same: 0, unknownColumns: unknown, rows: [], faulty: [] };
  for (const each of rows) {
    const before = seen.get(each.id);
    seen.set(each.id, before ?? each.row);
    const current = products.get(each.id);
    const asked =
      before === undefined
        ? rowOf(each, current, headings.includes('revision'))
        : [{ column: 'id', message: rowTexts.twice(before) }];
    if (asked === 'same') result.same++;
    else if (!Array.isArray(asked)) result.rows.push(asked);
    else {
      const faults = asked.map(({ column, message }): CellFault => ({ column, message: textIn(message, language) }));
      result.faulty.push({ row: each.row, id: each.id, faults });
    }
  }
  return result;
}

interface Fault {
  column: string | null;
  message: string | Translated;
}

function rowOf(
  { row, id, cells }: SheetRow,
  current: ManagedProduct | undefined,
  hasRevisions: boolean,
): ImportRow | 'same' | Fault[] {
  if (!slugSchema.safeParse(id).success) return [{ column: 'id', message: rowTexts.noId }];
  const revision = cells.get('revision') ?? '';
  const tag = tagOfRevision(revision);
  const values: Record<string, unknown> = {};
  const faults: Fault[] = [];
  for (const column of sheetColumns) {
    const cell = cells.get(column.heading);
    if (cell === undefined || isAsBefore(cell, column, current)) continue;
    const read = readCell(cell, column);
    if ('faults' in read) faults.push(...read.faults);
    else if (!current || !isAlike(read.value, valueIn(current, column))) put(values, column.changePath, read.value);
  }
  if (revision !== '' && !tag) faults.push({ column: 'revision', message: rowTexts.noRevision });
  if (!current) {
    if (revision !== '') return [{ column: 'id', message: rowTexts.unknownId }];
    return newRow(row, id, values, faults);
  }
  if (faults.length > 0) return faults;
  // Also when it was changed meanwhile: an import that was broken off is repeated with the same file.
  if (Object.keys(values).length === 0) return 'same';
  if (hasRevisions && !tag) return [{ column: 'revision', message: rowTexts.knownId }];
  return { kind: 'change', row, id, tag: tag ?? current.tag, change: values as ProductChange };
}

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a cell is as an export of the product has it, whatever can be read of it. */
const isAsBefore = (cell: string, column: SheetColumn, current: ManagedProduct | undefined) =>
  current !== undefined && cell === plainText(String(cellOf(valueIn(current, column), column)));

/** What spreadsheets show, and save, in the place of a result (ECMA-376 part 1, 18.17.3). */
const brokenFormula = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/;

function readCell(cell: string, column: SheetColumn): { value: unknown } | { faults: Fault[] } {
  const { heading, schema } = column;
  if (brokenFormula.test(cell)) return { faults: [{ column: heading, message: rowTexts.brokenFormula }] };
  if (cell === emptied)
    return column.empty === undefined
      ? { faults: [{ column: heading, message: rowTexts.needed }] }
      : { value: column.empty };
  const read = column.read(cell);
  if ('fault' in read) return { faults: [{ column: heading, message: read.fault }] };
  const checked = schema.safeParse(read.value);
  if (checked.success) return { value: checked.data };
  const [issue] = checked.error.issues;
  return {
    faults: [
      { column: heading, message: issue ? inEach((language) => validationMessage(issue, language)) : rowTexts.noValue },
    ],
  };
}

const inEach = (say: (language: Language) => string): Translated => ({
  en: say('en'),
  'pt-BR': say('pt-BR'),
  es: say('es'),
});

/** New products are drafts: what the file says of status and publication is left out. */
function newRow(row: number, id: string, values: Record<string, unknown>, faults: Fault[]): ImportRow | Fault[] {
  const {
    status: _status,
    publishAt: _publishAt,
    texts = {},
    ...facts
  } = values as Partial<NewProduct> & Record<string, unknown>;
  const nothing = { name: '', description: '', body: [], inside: [], requirements: [], changelog: [] };
  const given = texts as Partial<NewProduct['texts']>;
  const all = Object.fromEntries(languages.map((language) => [language, { ...nothing, ...given[language] }]));
  const parsed = newProductSchema.safeParse({ ...facts, id, texts: all });
  if (parsed.success && faults.length === 0) return { kind: 'new', row, product: parsed.data };
  const named = new Set(faults.map(({ column }) => column));
  const missing = (parsed.error?.issues ?? []).flatMap((issue): Fault[] => {
    const column = columnOfPath(issue.path.join('.'));
    return named.has(column) ? [] : [{ column, message: inEach((language) => validationMessage(issue, language)) }];
  });
  return [...faults, ...missing];
}
