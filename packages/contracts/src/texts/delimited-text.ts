export type Delimiter = '\t' | ',' | ';';

/** The delimiter of a block: a tab if there is one outside quotes, else the more frequent of comma and semicolon. */
export function delimiterOf(text: string): Delimiter {
  const counts = { '\t': 0, ',': 0, ';': 0 };
  let quoted = false;
  for (const letter of text.slice(0, 20_000)) {
    if (letter === '"') quoted = !quoted;
    else if (!quoted && (letter === '\t' || letter === ',' || letter === ';')) counts[letter]++;
  }
  if (counts['\t'] > 0) return '\t';
  if (counts[','] === 0 && counts[';'] === 0) return '\t';
  return counts[';'] > counts[','] ? ';' : ',';
}

interface ParseOptions {
  delimiter?: Delimiter;
  mostCells: number;
  /** The text ends inside the quoted cell that begins in this line. */
  onOpenEnd?: (line: number) => void;
}

/**
 * Rows of cells of what a spreadsheet copies (tabs) or saves (CSV, RFC 4180): cells in quotes may hold delimiters, line
 * ends and doubled quotes. A line end at the end makes no row. Cells beyond `mostCells` are left out.
 */
export function parseDelimited(source: string, { delimiter, mostCells, onOpenEnd }: ParseOptions): string[][] {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const between = delimiter ?? delimiterOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  let quotedAt = 0;
  let cells = 0;
  const endCell = () => {
    row.push(cell);
    cell = '';
    cells++;
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length && cells < mostCells; at++) {
    const letter = text[at] ?? '';
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (letter === '"' && cell === '') {
      quoted = true;
      quotedAt = at;
    } else if (letter === between) endCell();
    else if (letter === '\n' || letter === '\r') endRow();
    else cell += letter;
  }
  if (quoted) onOpenEnd?.(text.slice(0, quotedAt).split(/[\n\r]/).length);
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}
