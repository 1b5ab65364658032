/** What is left of a text without case and accents. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether the text has all of these words, anywhere in it, whatever their case and accents. */
export const holdsWords = (text: string, words: string): boolean => {
  const folded = fold(text);
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};
