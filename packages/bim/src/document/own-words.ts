/** Columns of which the option `other` is said in words, in a column of the same table. */
export const ownWordColumns: Readonly<Record<string, string>> = {
  use: 'ownUse',
  role: 'ownRole',
  purpose: 'ownPurpose',
};

/** Whether a column has the words for another one, in whose place they are printed. */
export const isOwnWordColumn = (column: string): boolean => Object.values(ownWordColumns).includes(column);

type Cells = Readonly<Record<string, unknown>>;

/** The words of a row's choice that the list lacks; undefined where the list has it, or nothing is written. */
export function ownWords(row: Cells, column: string): string | undefined {
  const own = ownWordColumns[column];
  const words = own === undefined ? undefined : row[own];
  return row[column] === 'other' && typeof words === 'string' && words.trim() !== '' ? words : undefined;
}

/** Whether a column only has the words for another one of its row, which shows them. */
export const isShownBeside = (row: Cells, column: string): boolean =>
  Object.entries(ownWordColumns).some(([choice, own]) => own === column && row[choice] === 'other');
