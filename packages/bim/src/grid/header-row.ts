import type { TableName } from '../document/tables.ts';
import { fold } from '../labels/fold.ts';
import { type GridColumn, headingTexts } from './grid-column.ts';
import { readRaci } from './read-cell.ts';

/** A first row with names of columns. */
export interface HeaderRow {
  /** The place of the table's column below each name; undefined below what names none. */
  places: readonly (number | undefined)[];
  /** What names no column of the table. */
  unknown: readonly string[];
}

/** The column of ids, with which sheets are exported. */
export const isIdHeading = (text = ''): boolean => fold(text) === 'id';

/**
 * The columns that a row names, in any language and order: at least two, and more than it has of other texts. Undefined
 * for a row that is none of headings.
 */
export function headerRow(
  cells: readonly string[],
  table: TableName,
  columns: readonly GridColumn[],
): HeaderRow | undefined {
  const byText = new Map<string, number>();
  columns.forEach((column, at) => {
    for (const text of headingTexts(table, column)) if (!byText.has(fold(text))) byText.set(fold(text), at);
  });
  const found = cells.map((text) => byText.get(fold(text)));
  // The second of two equal names says nothing of its column.
  const places = found.map((place, at) => (found.indexOf(place) === at ? place : undefined));
  const unknown = cells.filter((text, at) => text.trim() !== '' && places[at] === undefined && !isIdHeading(text));
  const known = places.flatMap((place, at) =>
    place === undefined ? [] : [{ column: columns[place], text: cells[at] }],
  );
  // Codes of parties may be letters of the matrix: a row of these alone is one of its rows.
  const isNamed = known.some(({ column, text }) => column?.party === undefined || !readRaci(text ?? ''));
  return known.length > 1 && known.length > unknown.length && isNamed ? { places, unknown } : undefined;
}
