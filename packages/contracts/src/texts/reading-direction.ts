/** Override, embedding and isolate characters (Unicode, annex 9): they reverse or hide the text after them. */
const directions = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text that can't turn the reading direction of what surrounds it; letters of right-to-left scripts stay. */
export const withoutDirections = (text: string): string => text.replace(directions, '');
