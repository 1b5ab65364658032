/** What the parts of the editor that can be changed are called. */
export const partNames = {
  texts: 'content.partTexts',
  structure: 'content.partStructure',
  facts: 'content.partFacts',
  lesson: 'content.partLesson',
} as const;
