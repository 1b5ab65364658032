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

/** What is wrong with a quoted cell: the text ends inside it, or goes on after its end. */
export type QuoteFault = 'cut-off' | 'after-quote';

interface ParseOptions {
  delimiter?: Delimiter;
  mostCells: number;
  /** Something is wrong with the quoted cell that begins in this line. */
  onQuoteFault?: (fault: QuoteFault, line: number) => void;
}

/**
 * Rows of cells of what a spreadsheet copies (tabs) or saves (CSV, RFC 4180): cells in quotes may hold delimiters, line
 * ends and doubled quotes. A line end at the end makes no row. Cells beyond `mostCells` are left out.
 */
export function parseDelimited(source: string, { delimiter, mostCells, onQuoteFault }: ParseOptions): string[][] {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const between = delimiter ?? delimiterOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  let closed = false;
  let quotedAt = 0;
  let cells = 0;
  const tell = (fault: QuoteFault) => onQuoteFault?.(fault, text.slice(0, quotedAt).split(/[\n\r]/).length);
  const endCell = () => {
    row.push(cell);
    cell = '';
    closed = false;
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
      } else {
        quoted = false;
        closed = true;
      }
    } else if (letter === '"' && cell === '') {
      quoted = true;
      quotedAt = at;
    } else if (letter === between) endCell();
    else if (letter === '\n' || letter === '\r') endRow();
    else {
      // Spaces are no text: some programs write them before the delimiter.
      if (closed && letter.trim() !== '') {
        tell('after-quote');
        closed = false;
      }
      cell += letter;
    }
  }
  if (quoted) tell('cut-off');
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}
