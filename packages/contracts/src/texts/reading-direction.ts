/**
 * Marks and controls of reading direction (Unicode, annex 9), which reverse or hide the text after them, and characters
 * without a width; those that join letters (zero-width joiners) stay.
 */
const hidden = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;

/** A text without what can't be seen and can turn its surroundings; letters of right-to-left scripts stay. */
export const withoutHidden = (text: string): string => text.replace(hidden, '');
