import { cleanText } from '../document/text.schema.ts';

/** More than a table of 2,000 rows and 20 columns; what follows is left out. */
const mostCells = 60_000;

type Mark = '\t' | ',' | ';';

/** Where the quotes close that open a cell at a place: before a mark, a line end or the end; else they are the text's own. */
function closingQuote(text: string, open: number, mark: Mark): number {
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    const next = text[at + 1];
    if (next === undefined || next === mark || next === '\n') return at;
    if (next !== '"') return -1;
    at++;
  }
  return -1;
}

/**
 * Rows of cells between marks and line ends; cells in quotes may hold both, and doubled quotes (RFC 4180). A line end at
 * the end makes no row.
 */
function split(text: string, mark: Mark, most: number): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (let cells = 0; at < text.length && cells < most; cells++) {
    const close = text[at] === '"' ? closingQuote(text, at, mark) : -1;
    let end = close + 1;
    if (close < 0) for (end = at; end < text.length && text[end] !== mark && text[end] !== '\n'; ) end++;
    // Only now: a vertical tab is a line end within its cell.
    row.push(cleanText(close < 0 ? text.slice(at, end) : text.slice(at + 1, close).replaceAll('""', '"')));
    // A mark as the last letter has an empty cell behind it.
    if (text[end] === mark && end === text.length - 1) row.push('');
    if (text[end] !== mark) {
      rows.push(row);
      row = [];
    }
    at = end + 1;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/**
 * Rows of cells of what is pasted from a spreadsheet: tabs and line ends are between cells, for what people write has
 * commas and semicolons. These separate only in a file of that kind, which begins with names of the table's columns.
 */
export function parseBlock(source: string, isHeader: (cells: readonly string[]) => boolean = () => false): string[][] {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (!text.includes('\t'))
    for (const mark of [';', ','] as const) {
      const rows = split(text, mark, mostCells);
      if (rows.length > 1 && isHeader(rows[0] ?? [])) return rows;
    }
  return split(text, '\t', mostCells);
}

const needsQuotes = /["\t\n\r]/;
/** Cells as a spreadsheet pastes them: tabs between cells, quotes around what contains tabs, line ends or quotes. */
export function writeBlock(rows: readonly (readonly string[])[]): string {
  const text = rows
    .map((row) => row.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');
  // Without it an empty last row would be none.
  return rows.at(-1)?.join('') === '' && rows.at(-1)?.length === 1 ? `${text}\n` : text;
}
