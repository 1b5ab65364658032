import { folded } from '../checker/facts.ts';
import type { BimDocument } from '../document/document.schema.ts';
import { type DocumentType, familyOf } from '../document/families.ts';
import type { TableName } from '../document/tables.ts';
import { isIssued } from '../issue/next-revision.ts';
import { isEarlierRevision } from '../issue/revision-order.ts';
import { tableOfSheet } from './import-sheet.ts';
import { factOf, type Sheet, sheetsByTable, typeIn } from './import-workbook.ts';

/** The document whose workbook it is, as far as that says so. */
export interface ForeignWorkbook {
  type: DocumentType | undefined;
  number: string;
  /** Sheets that say which document it is, in which revision, and who works on it. */
  own: readonly string[];
}

/** The other document of which a workbook was made, by its number or the family of its type; undefined for this one's. */
export function foreignWorkbook(document: BimDocument, workbook: readonly Sheet[]): ForeignWorkbook | undefined {
  const { facts } = sheetsByTable(workbook);
  const type = typeIn(facts);
  const number = factOf(facts, 'documentNumber');
  const known = document.fields.documentNumber.trim();
  const isOther =
    (number !== '' && known !== '' && folded(number) !== folded(known)) ||
    (type !== undefined && familyOf(type) !== familyOf(document.type));
  if (!isOther) return undefined;
  return { type, number, own: ownSheets(workbook, facts, ['revisionLog', 'parties']) };
}

const ownSheets = (workbook: readonly Sheet[], facts: Sheet | undefined, tables: readonly TableName[]) => {
  const own = workbook.filter(({ name }) => tables.some((table) => table === tableOfSheet(name)));
  return [...(facts ? [facts] : []), ...own.filter((sheet) => sheet !== facts)].map(({ name }) => name);
};

/** The document's own workbook of an earlier revision, with the same sheets; undefined for one of this revision. */
export function olderWorkbook(
  document: BimDocument,
  workbook: readonly Sheet[],
  issued: readonly string[],
): { revision: string; own: readonly string[] } | undefined {
  const { facts } = sheetsByTable(workbook);
  const revision = factOf(facts, 'revision');
  const known = document.fields.revision;
  const isOlder = isIssued(revision, issued) || isEarlierRevision(revision, known);
  if (foreignWorkbook(document, workbook) || folded(revision) === folded(known) || !isOlder) return undefined;
  return { revision, own: ownSheets(workbook, facts, ['revisionLog']) };
}
