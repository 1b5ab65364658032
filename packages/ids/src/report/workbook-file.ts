import { strToU8, Zip, ZipDeflate } from 'fflate';
import { escapeXml } from '../document/xml-text.ts';
import type { TableRows } from './table-rows.ts';

/** Excel's limits: rows of a sheet, characters of a cell. */
const mostRows = 1_048_576;
const mostCharacters = 32_767;
/** Rows between two pieces that are compressed. */
const stretch = 2_000;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export interface Sheet {
  name: string;
  /** Width of each column in characters. */
  widths: readonly number[];
  /** Rows above the headings. */
  above: TableRows;
  /** The first row has the headings. */
  rows: TableRows;
}

/** The second and third of the cell formats below. */
const bold = ' s="1"';
const asText = ' s="2"';

/** `A`, …, `Z`, `AA`. */
const lettersOf = (column: number): string =>
  `${column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)}${String.fromCharCode(65 + (column % 26))}`;
/** `A1`: optional by the standard, but some readers need them. */
const addressOf = (column: number, row: number) => `${lettersOf(column)}${row}`;

/** Texts are inline and never formulas, whatever they begin with; marked as texts, so that they stay it when edited. */
function cell(value: string | number, address: string, style: string): string {
  if (typeof value === 'number') return `<c r="${address}"${style}><v>${value}</v></c>`;
  if (value === '') return `<c r="${address}"${style}/>`;
  // What looks like the format's own escapes is escaped itself (ECMA-376 part 1, 22.9.2.19).
  const escaped = value.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
  const text = escapeXml(escaped.slice(0, mostCharacters));
  return `<c r="${address}"${style || asText} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}
const rowXml = (number: number, cells: readonly (string | number)[], style = '') =>
  `<row r="${number}">${cells.map((value, column) => cell(value, addressOf(column, number), style)).join('')}</row>`;

/** The sheet in pieces: headings stay in view and have filters. */
function* sheetXml({ widths, above, rows }: Sheet): Generator<string> {
  const headings = above.length + 1;
  const fitting = rows.slice(0, mostRows - headings);
  const last = above.length + fitting.length;
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  const pane = `<pane ySplit="${headings}" topLeftCell="${addressOf(0, headings + 1)}" activePane="bottomLeft" state="frozen"/>`;
  const views = `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
  yield `${head}<worksheet xmlns="${main}">${views}<cols>${columns.join('')}</cols><sheetData>`;
  yield above.map((cells, at) => rowXml(at + 1, cells)).join('');
  for (let from = 0; from < fitting.length; from += stretch) {
    const piece = fitting.slice(from, from + stretch);
    yield piece.map((cells, at) => rowXml(headings + from + at, cells, from + at === 0 ? bold : '')).join('');
  }
  if (fitting.length < rows.length) yield rowXml(last + 1, [`… + ${rows.length - fitting.length}`]);
  yield `</sheetData><autoFilter ref="A${headings}:${addressOf(widths.length - 1, last)}"/></worksheet>`;
}

const workbook = (sheets: readonly Sheet[]) =>
  `${head}<workbook xmlns="${main}" xmlns:r="${office}/relationships"><sheets>${sheets
    .map(({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('')}</sheets></workbook>`;

const workbookParts = (sheets: readonly Sheet[]) =>
  `${head}<Relationships xmlns="${packages}/relationships">${sheets
    .map(
      (_, at) =>
        `<Relationship Id="rId${at + 1}" Type="${office}/relationships/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    )
    .join('')}<Relationship Id="rId0" Type="${office}/relationships/styles" Target="styles.xml"/></Relationships>`;

const types = (sheets: readonly Sheet[]) =>
  `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${sheets
    .map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${sheetType}.worksheet+xml"/>`)
    .join('')}</Types>`;

const packageParts = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/**
 * An xlsx file (Office Open XML, ECMA-376) in pieces. Written directly: exceljs needs ten times the memory and code, and
 * these files have only texts and numbers.
 */
export function workbookFile(sheets: readonly Sheet[], writtenAt: Date): Uint8Array<ArrayBuffer>[] {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece as Uint8Array<ArrayBuffer>);
  });
  const add = (name: string, texts: Iterable<string>) => {
    const file = new ZipDeflate(name);
    file.mtime = writtenAt;
    zip.add(file);
    for (const text of texts) file.push(strToU8(text));
    file.push(new Uint8Array(0), true);
  };
  add('[Content_Types].xml', [types(sheets)]);
  add('_rels/.rels', [packageParts]);
  add('xl/workbook.xml', [workbook(sheets)]);
  add('xl/_rels/workbook.xml.rels', [workbookParts(sheets)]);
  add('xl/styles.xml', [styles]);
  for (const [at, sheet] of sheets.entries()) add(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet));
  zip.end();
  return pieces;
}
