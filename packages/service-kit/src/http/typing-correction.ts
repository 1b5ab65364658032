/** What a reader, or the program that shows the text, would follow: a link, an address, the name of a site. */
const leadsElsewhere = /:\/\/|www\.|\]\(|\]:|@|[\p{L}\p{N}]\.\p{L}{2,}/u;
/** No word of a language that is read here is longer. */
const longestWord = 40;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
/** One word in ten; of a short text one, but never all of it. */
const mostOf = (words: number): number => Math.max(Math.min(1, words - 1), Math.floor(words / 10));

/**
 * Whether a new text only mends typing errors of the old one, which admins do at once where buyers read (decision 48).
 * Whatever else is written there asks for the password (decision 26): a link, another order, more than a word in ten.
 */
export function isTypingCorrection(before: string, after: string): boolean {
  const [old, written] = [wordsOf(before), wordsOf(after)];
  const surplus = new Map<string, number>();
  for (const word of written) surplus.set(word, (surplus.get(word) ?? 0) + 1);
  for (const word of old) surplus.set(word, (surplus.get(word) ?? 0) - 1);
  const added = [...surplus].filter(([, times]) => times > 0);
  if (added.some(([word]) => word.length > longestWord || leadsElsewhere.test(word))) return false;
  const addedWords = added.reduce((sum, [, times]) => sum + times, 0);
  const removedWords = old.length - written.length + addedWords;
  const kept = (words: string[]) => words.filter((word) => surplus.get(word) === 0).join(' ');
  return Math.max(addedWords, removedWords) <= mostOf(old.length) && kept(old) === kept(written);
}

/** The same for texts of several fields: those that are given. A text that is new or removed is no correction. */
export function areTypingCorrections(before: object | undefined, after: object | null | undefined): boolean {
  if (after === undefined) return true;
  if (after === null) return before === undefined;
  const former = new Map(Object.entries(before ?? {}));
  return Object.entries(after).every(([field, value]) => isTypingCorrection(textIn(former.get(field)), textIn(value)));
}

const textIn = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(textIn).join('\n') : '';
};
