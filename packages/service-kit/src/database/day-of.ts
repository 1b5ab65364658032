/** SQL of the day (UTC, `2026-11-23`) of a time column, the same on both databases. */
export const dayOf = (property: string): string => `substr(${property}, 1, 10)`;
