const columns = /^(count|quantity|qty|contagem|quantidade|qtd|recuento|cantidad|cant)\.?$/i;
const totals = /^(grand total|total geral|total general|total)\b/i;

/** The cells of one line of a CSV or tab-separated text (RFC 4180 quoting, on one line). */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let [cell, quoted] = ['', false];
  for (let at = 0; at < line.length; at++) {
    const char = line[at] as string;
    if (char === '"' && quoted && line[at + 1] === '"') cell += line[++at];
    else if (char === '"') quoted = !quoted;
    else if (char === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += char;
  }
  return [...cells, cell.trim()];
}

const separatorOf = (line: string): string =>
  ['\t', ';', ','].map((each) => ({ each, found: line.split(each).length })).sort((a, b) => b.found - a.found)[0]
    ?.each ?? ',';

export interface CountedSchedule {
  count: number;
  /** The first count whose point, comma or space was taken for one of thousands. */
  grouped: string | undefined;
  /** Counts that are no whole numbers, with the number of their line. */
  unread: readonly { row: number; text: string }[];
}

const grouped = /^\d{1,3}(?:([.,'’\s\u00A0\u202F])\d{3})(?:\1\d{3})*$/;
/** A whole number: counts have no decimals, so that a mark before three digits is one of thousands in any language. */
function wholeNumber(cell: string): number | undefined {
  if (grouped.test(cell)) return Number(cell.replaceAll(/\D/g, ''));
  return /^\d+([.,]0+)?$/.test(cell) ? Number.parseInt(cell, 10) : undefined;
}

/**
 * Elements in a schedule as Revit exports it: the sum of its column Count when there is one, else the
 * number of rows. Lines without cells, the title above the head and totals don't count. Undefined when
 * the text is no table with at least one row.
 */
export function countSchedule(text: string): CountedSchedule | undefined {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  const separator = separatorOf(lines.toSorted((a, b) => b.length - a.length)[0] ?? '');
  const rows = lines
    .map((line, at) => ({ cells: cellsOf(line, separator), row: at + 1 }))
    .filter(({ cells }) => cells.some(Boolean));
  // Revit writes the schedule's name in a line of its own, whose other cells are empty.
  const widthOf = ({ cells }: { cells: readonly string[] }) => cells.filter(Boolean).length;
  const width = Math.max(0, ...rows.map(widthOf));
  const head = rows.findIndex((row) => widthOf(row) === width);
  const names = rows[head]?.cells ?? [];
  const body = rows.slice(head + 1).filter(({ cells }) => !totals.test(cells[0] ?? ''));
  const column = names.findIndex((name) => columns.test(name));
  if (body.length === 0) return undefined;
  if (column === -1) return { count: body.length, grouped: undefined, unread: [] };
  // A heading of a group has no count of its own.
  const counts = body.map(({ cells, row }) => ({ row, text: cells[column] ?? '' })).filter((cell) => cell.text !== '');
  const unread = counts.filter((cell) => wholeNumber(cell.text) === undefined);
  if (unread.length === counts.length) return undefined;
  return {
    count: counts.reduce((sum, cell) => sum + (wholeNumber(cell.text) ?? 0), 0),
    grouped: counts.find((cell) => grouped.test(cell.text))?.text,
    unread,
  };
}
