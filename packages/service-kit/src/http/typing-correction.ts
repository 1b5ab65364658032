import { leadsElsewhere } from '../leads-elsewhere.ts';

/** No word of a language that is read here is longer. */
const longestWord = 40;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
/** One word in ten; of a short text one, but never all of it. */
const mostOf = (words: number): number => Math.max(Math.min(1, words - 1), Math.floor(words / 10));

/**
 * How many words a new text changes that only mends typing errors of the old one, which admins do at once where buyers
 * read. Whatever else is written there asks for the password (decision 26) and has no number here: a link,
 * another order, another number (“2014” instead of “2021” is another promise), more than a word in ten together with the
 * words that were `spent` on it before.
 */
export function correctedWords(before: string, after: string, spent = 0): number | undefined {
  const [old, written] = [wordsOf(before), wordsOf(after)];
  const surplus = new Map<string, number>();
  for (const word of written) surplus.set(word, (surplus.get(word) ?? 0) + 1);
  for (const word of old) surplus.set(word, (surplus.get(word) ?? 0) - 1);
  const added = [...surplus].filter(([, times]) => times > 0);
  if (added.some(([word]) => word.length > longestWord || leadsElsewhere(word))) return undefined;
  if ([...surplus].some(([word, times]) => times !== 0 && /\p{N}/u.test(word))) return undefined;
  const addedWords = added.reduce((sum, [, times]) => sum + times, 0);
  const removedWords = old.length - written.length + addedWords;
  const kept = (words: string[]) => words.filter((word) => surplus.get(word) === 0).join(' ');
  const changed = Math.max(addedWords, removedWords);
  const isAllowed = changed === 0 || spent + changed <= mostOf(old.length);
  return isAllowed && kept(old) === kept(written) ? changed : undefined;
}

/** A text that is changed, by its place in what it belongs to: `pt-BR.name`. */
export interface ChangedText {
  path: string;
  before: string;
  after: string;
  /** A fact that is relied on, such as a version: each change of it says something else, however few words it has. */
  isFact?: true;
}

/** Of the texts of several fields those that are given, at places below `path`; null removes them all. */
export function changedTexts(
  path: string,
  before: object | undefined,
  after: object | null | undefined,
): ChangedText[] {
  if (after === undefined) return [];
  if (after === null) return [{ path, before: textIn(before), after: '' }];
  const former = new Map(Object.entries(before ?? {}));
  return Object.entries(after).map(([field, value]) => ({
    path: `${path}.${field}`,
    before: textIn(former.get(field)),
    after: textIn(value),
  }));
}

/**
 * Of the facts that are given those that are written in words, as are all but the `exempt`: what is added later is asked
 * about until it is named among those.
 */
export const changedFacts = <T extends object>(
  before: object,
  after: T,
  exempt: readonly (keyof T & string)[],
): ChangedText[] =>
  changedTexts(
    'facts',
    before,
    Object.fromEntries(
      Object.entries(after).filter(
        ([field, value]) => value !== undefined && !(exempt as readonly string[]).includes(field),
      ),
    ),
  ).map((fact) => ({ ...fact, isFact: true }));

const textIn = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(textIn).join('\n') : '';
};
