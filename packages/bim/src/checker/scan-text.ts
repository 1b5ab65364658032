import { placeholdersIn } from '../topics/placeholders.ts';

/** What the rules look for in a text. */
export interface TextScan {
  placeholders: readonly string[];
  /** A mark that the author left where something is still to be written. */
  leftover: string | undefined;
}

// Every repetition is bounded: a text may be 20,000 characters of anything.
const leftover =
  /\b(?:TBC|TBD|XXX+|lorem ipsum)\b|\[\s{0,5}(?:\.\.\.|…|_{1,20})?\s{0,5}\]|\?\?\?|\b(?:a definir|por definir|to be confirmed)\b/i;

const mostKept = 2_000;
const kept = new Map<string, TextScan>();

/** Scans a text; between two checks only the text that is being typed changes, so the others are remembered. */
export function scanText(text: string): TextScan {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const scan = { placeholders: placeholdersIn(text), leftover: leftover.exec(text)?.[0] };
  kept.set(text, scan);
  return scan;
}
