const runs = /\p{L}+|\p{N}+/gu;
const digit = /\p{N}/u;
const endsInLetter = /\p{L}$/u;
const beginsWithDigit = /^\p{N}/u;

/**
 * How else the words of a text may be written, since some write "ISO 19650" and others "ISO19650": letters and digits
 * of one word by themselves, and a word together with the number that follows.
 */
export function otherSpellings(words: readonly string[]): string[] {
  const others: string[] = [];
  words.forEach((word, at) => {
    const parts = digit.test(word) ? (word.match(runs) ?? []) : [];
    if (parts.length > 1) others.push(...parts);
    const next = words[at + 1];
    if (next && beginsWithDigit.test(next) && endsInLetter.test(word)) others.push(word + next);
  });
  return others;
}

/** The letters and digits that a word of a question stands for, or the word: one sign says too little ("4d", "v3"). */
export function askedParts(word: string): string[] {
  const parts = word.match(runs) ?? [];
  return parts.length > 1 && parts.every((part) => part.length > 1) ? parts : [word];
}
