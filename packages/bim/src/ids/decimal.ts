/** A number that people write with a comma or a point, as XML Schema and JavaScript write it. */
export const withPoint = (text: string): string => text.trim().replace(',', '.');

const marks = [/^\s*>\s*/, /^\s*</];
/** A bound of a range without the mark of one that is not reached itself, `>5` or `<10`, by its place of the two. */
export const bareBound = (text: string, place: number): string => text.replace(marks[place] ?? /^$/, '');
export const isOpenBound = (text: string, place: number): boolean => marks[place]?.test(text) ?? false;
