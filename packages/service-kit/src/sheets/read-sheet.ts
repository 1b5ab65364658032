import { SheetError, sheetLimits } from './sheet-limits.ts';
import { walkXml } from './walk-xml.ts';
import { mostInCell, unescaped } from './workbook-parts.ts';

/** A day is its text, YYYY-MM-DD. */
export type ReadCell = string | number | boolean | null;

export interface BookFacts {
  texts: readonly string[];
  dayStyles: readonly boolean[];
  from1904: boolean;
}

/** The place of a cell such as `AB12`, from 0. */
function placeOf(reference: string): { row: number; column: number } | undefined {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  if (!letters || !digits) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}

const dayMs = 86_400_000;
/** Day 60 of the count from 1900 is a 29 February that never was; days after it are right, as counted from 1899-12-30. */
function dayOf(serial: number, from1904: boolean): string | undefined {
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const day = new Date(start + Math.floor(serial) * dayMs);
  return serial >= 0 && day.getUTCFullYear() < 10_000 ? day.toISOString().slice(0, 10) : undefined;
}

function cellValue(type: string, style: number, text: string, { texts, dayStyles, from1904 }: BookFacts): ReadCell {
  if (type === 's') return texts[Number(text)] ?? null;
  if (type === 'inlineStr' || type === 'str') return unescaped(text);
  if (type === 'b') return text === '1';
  if (type === 'd') return text.slice(0, 10);
  if (type === 'e') return text;
  if (text.trim() === '' || Number.isNaN(Number(text))) return text === '' ? null : text;
  return (dayStyles[style] && dayOf(Number(text), from1904)) || Number(text);
}

/** The cells of a sheet up to its last row that has any; of a formula its last result. */
export function readSheet(xml: string, book: BookFacts): ReadCell[][] {
  const rows: ReadCell[][] = [];
  let at = { row: -1, column: -1 };
  let cell = { type: 'n', style: 0, text: '' };
  let inValue = false;
  let aids = 0;
  const store = (value: ReadCell) => {
    if (value === null || value === '') return;
    const isFar = at.row >= sheetLimits.rows || at.column >= sheetLimits.columns;
    if (isFar || String(value).length > mostInCell) throw new SheetError('too-large');
    while (rows.length <= at.row) rows.push([]);
    const row = rows[at.row] ?? [];
    while (row.length < at.column) row.push(null);
    row[at.column] = value;
  };
  walkXml(xml, {
    open: (name, { r = '', t = 'n', s = '0' }) => {
      if (name === 'row') at = { row: /^\d{1,7}$/.test(r) ? Number(r) - 1 : at.row + 1, column: -1 };
      if (name === 'c') {
        at = placeOf(r) ?? { row: at.row, column: at.column + 1 };
        cell = { type: t, style: Number(s), text: '' };
      }
      if (name === 'rPh') aids++;
      inValue = name === 'v' || (name === 't' && aids === 0);
    },
    text: (text) => {
      if (inValue) cell.text += text;
    },
    close: (name) => {
      inValue = false;
      if (name === 'rPh') aids--;
      if (name === 'c') store(cellValue(cell.type, cell.style, cell.text, book));
    },
  });
  return rows;
}
