/** A text without accents, case and outer spaces, to compare what people write. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** The same without marks between words: `As-built` and `as built` are one. A text of marks alone keeps them. */
export const bare = (text: string): string => fold(text).replaceAll(/[\s\-‐‑–_.()/'’]/g, '') || fold(text);

/** The same without the endings of gender and number, in the three languages: `Arquitetas` and `Arquiteto` are one. */
export const stemmed = (text: string): string =>
  bare(
    fold(text)
      .split(/\s+/)
      .map((word) => (word.length > 3 ? word.replace(/(?:[aeo]s?|s)$/, '') : word))
      .join(' '),
  );
