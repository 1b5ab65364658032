import { type ReadCell, readSheet } from './read-sheet.ts';
import { SheetError, sheetLimits } from './sheet-limits.ts';
import { unpackParts } from './unpack-parts.ts';
import { readDayStyles, readEntries, readSharedTexts } from './workbook-parts.ts';

export interface ReadSheet {
  name: string;
  rows: ReadCell[][];
}

const textLength = (rows: readonly (readonly ReadCell[])[]) =>
  rows.reduce((sum, row) => sum + row.reduce<number>((own, cell) => own + String(cell ?? '').length + 1, 0), 0);

/** The sheets of an xlsx file. Throws SheetError when it is none, or too large. */
export function readWorkbook(bytes: Uint8Array): ReadSheet[] {
  const part = unpackParts(bytes);
  const [workbook, relations] = [part('xl/workbook.xml'), part('xl/_rels/workbook.xml.rels')];
  if (workbook === '' || relations === '') throw new SheetError('not-xlsx');
  const { entries, from1904 } = readEntries(workbook, relations);
  if (entries.length > sheetLimits.sheets) throw new SheetError('too-large');
  const book = {
    texts: readSharedTexts(part('xl/sharedStrings.xml')),
    dayStyles: readDayStyles(part('xl/styles.xml')),
    from1904,
  };
  let length = 0;
  return entries.flatMap((entry): ReadSheet[] => {
    const xml = part(entry.part);
    // A sheet that is a chart has no cells.
    if (xml === '') return [];
    const rows = readSheet(xml, book);
    length += textLength(rows);
    if (length > sheetLimits.text) throw new SheetError('too-large');
    return [{ name: entry.name, rows }];
  });
}
