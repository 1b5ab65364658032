import { readableText } from '../content/safe-text.ts';

/** The most that a cell of a workbook holds; more makes Excel repair the file. */
export const mostInCell = 32_767;

/**
 * A text as a cell stores it. What looks like the format's own escapes is escaped itself (ECMA-376 part 1, 22.9.2.19),
 * so that it is read back as it was.
 */
export function cellText(text: string): string {
  const escaped = readableText(text).replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
  return escaped.length <= mostInCell ? escaped : `${escaped.slice(0, mostInCell - 1).toWellFormed()}…`;
}
