import { type Language, languages } from '@arcada/contracts';
import type { BimDocument } from '../document/document.schema.ts';
import { fields } from '../document/fields.ts';
import { columnsOf, type TableName } from '../document/tables.ts';
import type { Edit } from '../edits/edit.ts';
import { fold } from '../labels/fold.ts';
import { columnHeadings, tableLabels } from '../labels/table-labels.ts';
import { type Sheet, sheetsByTable } from './import-workbook.ts';
import { workbookChanges } from './workbook-changes.ts';

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
const isWords = (table: TableName, column: string): boolean =>
  columnsOf(table)[column]?.kind === 'long' || (shortWords[table]?.includes(column) ?? false);

function bringsWords(edit: Edit): boolean {
  if (edit.op === 'field') return edit.field === 'projectName' || fields[edit.field].kind === 'long';
  if (edit.op === 'cell') return isWords(edit.table, edit.column) && edit.value !== '';
  if (edit.op !== 'insert-row') return false;
  return Object.entries(edit.row).some(([column, value]) => isWords(edit.table, column) && value !== '');
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
  const { facts, sheets } = workbookChanges(document, workbook, { issued });
  return {
    language,
    own: [
      ...(facts?.edits.some(bringsWords) ? [facts.name] : []),
      ...sheets.filter(({ result }) => result.edits.some(bringsWords)).map(({ name }) => name),
    ],
  };
}
