const marks = /[-_/.,:;]/;
const small = /\p{Ll}/u;
const capital = /\p{Lu}/u;

/** Whether a word that is too long for its line is better broken between two letters than elsewhere: `Pset_Wall·Common`. */
export const isJoint = (before: string, after: string): boolean =>
  marks.test(before) || (small.test(before) && capital.test(after));

/** A word by the places at which it is best broken. */
export function wordParts(word: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && isJoint(part.slice(-1), letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}
