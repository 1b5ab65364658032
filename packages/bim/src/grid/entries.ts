/** Entries that are read back from a text only in quotes: they contain what separates, quotes or trims entries. */
const needsQuotes = /[;\n]|^[\s"]|\s$/;

/** Entries of a list in one text; one that contains a semicolon is in quotes, as in CSV. */
export const joinEntries = (entries: readonly string[]): string =>
  entries.map((entry) => (needsQuotes.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry)).join('; ');

const entryShape = /[;\n](?:[ \t]*"((?:[^"]|"")*)"[ \t]*(?=[;\n]|$)|([^;\n]*))/g;

/** The entries of a text, also empty ones: a semicolon or a line end is between them, except in quotes. */
export const splitEntries = (text: string): string[] =>
  [...`;${text.trim()}`.matchAll(entryShape)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain.trim(),
  );
