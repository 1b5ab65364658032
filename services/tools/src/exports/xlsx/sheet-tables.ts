import type ExcelJS from 'exceljs';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/table';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.table+xml';
const typesFile = '[Content_Types].xml';

type Book = ExcelJS.stream.xlsx.WorkbookWriter;
/** What the streaming writer has beside its types: it writes no tables itself, but lets parts be added. */
interface Parts {
  zip: { append(source: unknown, entry: { name: string }): unknown };
}
interface SheetParts {
  id: number;
  _write(xml: string): void;
  _writeLegacyData(): void;
  _sheetRelsWriter: { addRelationship(relationship: { Type: string; Target: string }): string };
}

const attribute = (text: string) => text.replaceAll(/[&<>"]|\p{Cc}/gu, (letter) => `&#${letter.codePointAt(0)};`);

/** A name for formulas: letters, digits and underscores, and not the address of a cell. */
const tableName = (sheet: string, id: number) =>
  `${sheet
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, '_')
    .replace(/^(?!\p{L})/u, '_')}_${id}`;

/** Column letters of a number: 1 is A, 27 is AA. */
const letters = (column: number): string =>
  column === 0 ? '' : letters(Math.floor((column - 1) / 26)) + String.fromCharCode(65 + ((column - 1) % 26));

/** Whether Excel takes a table with these headings: none empty, no two alike. */
export const canBeTable = (headings: readonly string[]): boolean =>
  headings.every((heading) => heading !== '') &&
  new Set(headings.map((heading) => heading.toLowerCase())).size === headings.length;

/**
 * Excel's tables in a workbook that is written as a stream: their parts are added to its file, and their types to its
 * list when the writer adds that.
 */
export class SheetTables {
  private readonly made: string[] = [];
  private readonly zip: Parts['zip'];

  constructor(book: Book) {
    this.zip = (book as unknown as Parts).zip;
    const append = this.zip.append.bind(this.zip);
    this.zip.append = (source, entry) =>
      append(entry.name === typesFile ? this.withTypes(String(source)) : source, entry);
  }

  /** Makes a table of a sheet that has these headings in its first row, and `rows` below. One without rows gets an empty one. */
  add(sheet: ExcelJS.Worksheet, headings: readonly string[], rows: number): void {
    const writer = sheet as unknown as SheetParts;
    const file = `table${writer.id}.xml`;
    const name = tableName(sheet.name, writer.id);
    const area = `A1:${letters(headings.length)}${Math.max(2, rows + 1)}`;
    const columns = headings
      .map((heading, at) => `<tableColumn id="${at + 1}" name="${attribute(heading)}"/>`)
      .join('');
    this.zip.append(
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<table xmlns="${main}" id="${writer.id}" name="${name}" displayName="${name}" ref="${area}" headerRowCount="1" totalsRowShown="0"><autoFilter ref="${area}"/><tableColumns count="${headings.length}">${columns}</tableColumns><tableStyleInfo name="TableStyleLight1" showFirstColumn="0" showLastColumn="0" showRowStripes="1" showColumnStripes="0"/></table>`,
      { name: `xl/tables/${file}` },
    );
    this.made.push(file);
    // The last part of a sheet's XML, in the order that its schema demands.
    writer._writeLegacyData = () => {
      const id = writer._sheetRelsWriter.addRelationship({ Type: relation, Target: `../tables/${file}` });
      writer._write(`<tableParts count="1"><tablePart r:id="${id}"/></tableParts>`);
    };
  }

  private withTypes(xml: string): string {
    const types = this.made.map((file) => `<Override PartName="/xl/tables/${file}" ContentType="${contentType}"/>`);
    return xml.replace('</Types>', `${types.join('')}</Types>`);
  }
}
