/** Longest texts, in characters, and longest lists. */
export const limits = {
  short: 200,
  long: 5_000,
  topicText: 20_000,
  topics: 300,
  /** Of a topic, and of all together, once placeholders are filled. Ordinary texts without placeholders don't reach it. */
  filledTopic: 60_000,
  filledTopics: 1_500_000,
  /** Characters that a line break counts as there: short lines take the room, and the work, of long ones. */
  lineBreak: 50,
  listItems: 60,
  codesOfField: 500,
  assignments: 60,
  values: 200,
  /** Characters of the base64 text of a logo: 256 KiB of picture. */
  logo: 349_528,
} as const;
