/** Longest question that the areas take. */
export const mostCharacters = 100;

/** What is really asked: without space around it, not too long, and no half of a character at its end. */
export const askedWords = (typed: string | null): string =>
  (typed ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, mostCharacters)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
