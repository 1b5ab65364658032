import { type BimDocument, type CountedWord, fieldNames, importWorkbook, type Sheet, tablesOf } from '@arcada/bim';
import type { Language } from '@arcada/contracts';

/** What a file brings into a new document. */
export interface Brought {
  document: BimDocument;
  fields: number;
  rows: number;
  /** Sheets of a workbook that belong to no table; undefined of a JSON file, which has the whole document. */
  ignored: readonly string[] | undefined;
  /** Words of a workbook that were taken for options of other names. */
  words: readonly CountedWord[];
}

const counted = (document: BimDocument, words: Brought['words'], ignored?: readonly string[]): Brought => ({
  document,
  ignored,
  words,
  fields: fieldNames.filter((name) => document.fields[name].length > 0).length,
  rows: tablesOf(document.type).reduce((sum, table) => sum + document.tables[table].length, 0),
});

/** The same reading that the service does when the document is created. */
export function broughtBy(content: BimDocument | readonly Sheet[], language: Language): Brought {
  if (!('length' in content)) return counted(content, []);
  const { document, words, ignored } = importWorkbook(content, language);
  return counted(document, words, ignored);
}
