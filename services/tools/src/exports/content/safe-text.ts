import { withoutDirections } from '@arcada/contracts';

/** What XML 1.0 can't contain, even escaped; tab and line end can stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** A text that any XML file can hold, with everything else as it is. */
export const xmlText = (text: string): string => text.toWellFormed().replace(forbidden, '');

/** The same for text that people read: nothing in it can turn the reading direction of its surroundings. */
export const readableText = (text: string): string => withoutDirections(xmlText(text));
