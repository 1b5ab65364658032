/** A number that people write with a comma or a point, as XML Schema and JavaScript write it. */
export const withPoint = (text: string): string => text.trim().replace(',', '.');
