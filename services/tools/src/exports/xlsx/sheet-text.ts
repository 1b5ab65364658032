import { readableText } from '@arcada/contracts';
import { escaped, mostInCell } from '@arcada/service-kit/sheets';

/** A text as a cell stores it, cut where a cell ends. */
export function cellText(text: string): string {
  const stored = escaped(readableText(text));
  return stored.length <= mostInCell ? stored : `${stored.slice(0, mostInCell - 1).toWellFormed()}…`;
}
