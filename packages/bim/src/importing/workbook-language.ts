import { type Language, languages } from '@arcada/contracts';
import type { BimDocument, Row } from '../document/document.schema.ts';
import { type FieldName, fields } from '../document/fields.ts';
import { columnsOf, type TableName } from '../document/tables.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import type { AnyRow } from '../edits/edit.ts';
import { fold } from '../labels/fold.ts';
import { columnHeadings, tableLabels } from '../labels/table-labels.ts';
import { type Sheet, sheetsByTable } from './import-workbook.ts';
import { type FactChanges, type SheetChanges, workbookChanges } from './workbook-changes.ts';

/** Short texts that are words of a language, not names, codes or versions; long ones always are. */
const shortWords: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  parties: ['ownRole'],
  responsibilities: ['task'],
  deliverables: ['title', 'ownPurpose'],
  milestones: ['name'],
  naming: ['field'],
  softwareTools: ['use'],
  exchangeFormats: ['use'],
  statusCodes: ['meaning'],
  bimUses: ['ownUse'],
  requirements: ['title'],
  answers: ['title'],
  informationNeeds: ['ownPurpose'],
};
/** Single values that are words, or in which a name is often explained. */
const fieldsInWords: readonly FieldName[] = ['projectName', 'coordinateSystem', 'cde', 'deliverables'];
/** What these ask for has no name in IFC. */
const needsInWords: readonly unknown[] = ['documentation', 'geometry'];

const isWords = (table: TableName, column: string, row: AnyRow): boolean =>
  columnsOf(table)[column]?.kind === 'long' ||
  (shortWords[table]?.includes(column) ?? false) ||
  (table === 'informationNeeds' && column === 'name' && needsInWords.includes(row.kind));

const meaningsOf = (codes: unknown) => (codes as Row<'naming'>['codes']).map(({ meaning }) => meaning);

/** Whether a cell comes to say something in words; of a code list, what its codes mean. */
function saysAnew(table: TableName, column: string, row: AnyRow, old: AnyRow | undefined): boolean {
  if (columnsOf(table)[column]?.kind !== 'codes') return isWords(table, column, row) && row[column] !== '';
  const known = new Set(old && meaningsOf(old[column]));
  return meaningsOf(row[column]).some((meaning) => meaning !== '' && !known.has(meaning));
}

const factBringsWords = ({ field }: FactChanges['edits'][number]): boolean =>
  fieldsInWords.includes(field) || fields[field].kind === 'long';

function sheetBringsWords({ table, result: { edits }, before }: SheetChanges): boolean {
  const rowsOf = ({ tables }: BimDocument) => new Map((tables[table] as readonly AnyRow[]).map((row) => [row.id, row]));
  const [old, now] = [rowsOf(before), rowsOf(applyEdits(before, edits))];
  return edits.some((edit) => {
    if (edit.op !== 'cell' && edit.op !== 'insert-row') return false;
    const row = now.get(edit.op === 'cell' ? edit.row : edit.row.id);
    const columns = edit.op === 'cell' ? [edit.column] : Object.keys(edit.row);
    return row !== undefined && columns.some((column) => saysAnew(table, column, row, old.get(row.id)));
  });
}

const mostLinesAbove = 20;
const leastHeadings = 2;

/** The language that most headings are in; undefined when another one, such as the document's, has as many. */
function languageOfHeadings(named: ReturnType<typeof sheetsByTable>['named'], own: Language): Language | undefined {
  const countIn = (language: Language) =>
    named.reduce((sum, { sheet, table }) => {
      const known = new Set(Object.values(columnHeadings(table)).map((heading) => fold(heading[language])));
      const counts = sheet.rows
        .slice(0, mostLinesAbove)
        .map((row) => row.filter((cell) => typeof cell === 'string' && known.has(fold(cell))).length);
      return sum + Math.max(0, ...counts) + Number(fold(sheet.name) === fold(tableLabels[table][language]));
    }, 0);
  const counts = languages.map((language) => ({ language, count: countIn(language) }));
  const [best, second] = counts.toSorted((one, other) => other.count - one.count);
  const isTold = best && best.count >= leastHeadings && best.count > (second?.count ?? 0);
  return isTold && best.language !== own ? best.language : undefined;
}

/**
 * The language of a workbook where it is another one than the document's, as it says or else by its headings, and the
 * sheets that would bring in words; undefined for the document's own.
 */
export function otherLanguage(
  document: BimDocument,
  workbook: readonly Sheet[],
  issued: readonly string[],
): { language: Language; own: readonly string[] } | undefined {
  const { named, spoken } = sheetsByTable(workbook);
  const language = spoken ?? languageOfHeadings(named, document.language);
  if (!language || language === document.language) return undefined;
  // Each sheet beside the document alone: a TIDP changes nothing after the MIDP, but the same without it.
  const without = new Set(workbook.map(({ name }) => name));
  const { facts, sheets } = workbookChanges(document, workbook, { issued, without });
  return {
    language,
    own: [
      ...(facts?.edits.some(factBringsWords) ? [facts.name] : []),
      ...sheets.filter(sheetBringsWords).map(({ name }) => name),
    ],
  };
}
