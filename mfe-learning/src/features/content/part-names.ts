/** Labels of the editable parts of the editor. */
export const partNames = {
  texts: 'content.partTexts',
  structure: 'content.partStructure',
  facts: 'content.partFacts',
  lesson: 'content.partLesson',
} as const;
