import { fold } from '@arcada/search';

const longest = 60;
const address = /@/;
/** As long as the shortest number of a telephone; `ISO 19650` is shorter. */
const number = /\d(?:[\s()./-]*\d){6,}/;

/** Words of a search as they are counted; undefined when they may be about somebody. */
export function countedWords(words: string): string | undefined {
  const text = fold(words).replace(/\s+/g, ' ').trim();
  return text && text.length <= longest && !address.test(words) && !number.test(words) ? text : undefined;
}
