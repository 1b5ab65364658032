import { printableOf, withoutHidden } from '@arcada/contracts';

/** Text that any XML file can hold and in which nothing turns the reading direction of its surroundings. */
export const readableText = (text: string): string => withoutHidden(printableOf(text));
