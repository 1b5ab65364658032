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

/**
 * Elements in a schedule as Revit exports it: the sum of its column Count when there is one, else the
 * number of rows. Lines without cells, the title above the head and totals don't count. Undefined when
 * the text is no table with at least one row.
 */
export function countSchedule(text: string): number | undefined {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  const separator = separatorOf(lines.toSorted((a, b) => b.length - a.length)[0] ?? '');
  const rows = lines.map((line) => cellsOf(line, separator)).filter((cells) => cells.some(Boolean));
  // Revit writes the schedule's name in a line of its own, whose other cells are empty.
  const width = Math.max(0, ...rows.map((cells) => cells.filter(Boolean).length));
  const head = rows.findIndex((cells) => cells.filter(Boolean).length === width);
  const names = rows[head] ?? [];
  const body = rows.slice(head + 1).filter((cells) => !totals.test(cells[0] ?? ''));
  const column = names.findIndex((name) => columns.test(name));
  if (body.length === 0) return undefined;
  if (column === -1) return body.length;
  const counts = body.map((cells) => cells[column] ?? '').filter((cell) => /^\d+$/.test(cell));
  return counts.length ? counts.reduce((sum, cell) => sum + Number(cell), 0) : undefined;
}
