/** Longest texts, in characters, and longest lists. */
export const limits = {
  short: 200,
  long: 5_000,
  topicText: 20_000,
  topics: 300,
  listItems: 60,
  codesOfField: 500,
  assignments: 60,
  values: 200,
  /** Characters of the base64 text of a logo: 256 KiB of picture. */
  logo: 349_528,
} as const;
