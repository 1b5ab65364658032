/**
 * How a list is written: `codes` and `values` also with bars and, where no entry can have one, with commas. In a `plain`
 * one both belong to the entries: patterns have bars.
 */
export type ListKind = 'plain' | 'codes' | 'values';

/** Entries that are read back from a text only in quotes: they contain what separates, quotes or trims entries. */
const needsQuotes = /[;\n]|^[\s"]|\s$/;

/** Entries of a list in one text; one that contains a mark between entries is in quotes, as in CSV. */
export function joinEntries(entries: readonly string[], kind: ListKind = 'plain'): string {
  // A comma is a mark only in a text without another one.
  const marks = kind === 'plain' ? [] : ['|', ...(entries.length === 1 ? [','] : [])];
  const isQuoted = (entry: string) => needsQuotes.test(entry) || marks.some((mark) => entry.includes(mark));
  return entries.map((entry) => (isQuoted(entry) ? `"${entry.replaceAll('"', '""')}"` : entry)).join('; ');
}

const entryShape = /[;\n](?:[ \t]*"((?:[^"]|"")*)"[ \t]*(?=[;\n]|$)|([^;\n]*))/g;
const barredShape = /[;\n|](?:[ \t]*"((?:[^"]|"")*)"[ \t]*(?=[;\n|]|$)|([^;\n|]*))/g;

/** The entries of a text, also empty ones: a semicolon, a line end or a bar is between them, except in quotes. */
export function splitEntries(text: string, kind: ListKind = 'plain'): string[] {
  const parts = [...`;${text.trim()}`.matchAll(kind === 'plain' ? entryShape : barredShape)];
  const entries = parts.map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim());
  const [only] = entries;
  const isOpen = kind !== 'plain' && entries.length === 1 && parts[0]?.[1] === undefined;
  return isOpen && only !== undefined ? splitByCommas(only, kind) : entries;
}

const isCode = (text: string) => /^\S{1,40}$/.test(text);
const meaningAt = /[=(]/;
/** A list with commas as one may be meant: a comma inside a meaning or a value must stay. */
function splitByCommas(text: string, kind: 'codes' | 'values'): string[] {
  // Without a space after it, a comma is a decimal one.
  const parts = text.split(kind === 'codes' ? ',' : valueComma).map((part) => part.trim());
  if (parts.length < 2 || parts.includes('')) return [text];
  if (kind === 'values') return parts.every((part) => /\d/.test(part) || /^[A-Z_]+$/.test(part)) ? parts : [text];
  const explained = parts.map((part) => meaningAt.test(part));
  const isSafe = explained.every(Boolean) || !explained.some(Boolean);
  return isSafe && parts.every((part) => isCode(part.split(meaningAt)[0]?.trim() ?? '')) ? parts : [text];
}

const valueComma = /,\s+|,(?=\p{L})/u;
const listMark = /[;|\n]|\s\/\s|,\s+|,(?=\p{L})/u;

/** The entries of what was stored as one value and looks like a list; a single entry when it doesn't. */
export const looksLikeList = (value: string): string[] =>
  value
    .split(listMark)
    .map((part) => part.trim())
    .filter((part) => part !== '');
