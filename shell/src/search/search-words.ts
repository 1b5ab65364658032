/** Longest query that the areas accept. */
export const mostCharacters = 100;

/** The actual query: trimmed, not too long, and without half a character at its end. */
export const askedWords = (typed: string | null): string =>
  (typed ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, mostCharacters)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
