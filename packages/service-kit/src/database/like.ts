/** What LIKE patterns mean by themselves, taken as it is; `!` is the escape character on both databases. */
const escaped = (text: string): string => text.replace(/[!%_]/g, '!$&');

/** A LIKE pattern for texts that contain a part, to be used with `escape '!'`. */
export const likePart = (part: string): string => `%${escaped(part)}%`;

/** A LIKE pattern for texts that begin so, to be used with `escape '!'`. */
export const likeBeginning = (beginning: string): string => `${escaped(beginning)}%`;
