import type { PassageIndex } from './passage-index.ts';
import { type Word, wordOf } from './stems.ts';

const shortestPart = 4;

/**
 * Writes words together or apart as the texts do, where the question differs: "take off" and "takeoff". A word that
 * the texts have is left alone.
 */
export function asIndexed(words: readonly Word[], index: PassageIndex): Word[] {
  const known = ({ folded }: Word) => index.written(folded).length > 0;
  const all: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const next = words[at + 1];
    const joined = next && wordOf(word.folded + next.folded, index.language);
    if (joined && !(known(word) && known(next)) && word.folded.length + next.folded.length > 6 && known(joined)) {
      all.push(joined);
      at++;
    } else if (known(word)) all.push(word);
    else all.push(...(parts(word, index, known) ?? [word]));
  }
  return all;
}

function parts({ folded }: Word, { language }: PassageIndex, known: (word: Word) => boolean): Word[] | undefined {
  for (let at = shortestPart; at <= folded.length - shortestPart; at++) {
    const pair = [wordOf(folded.slice(0, at), language), wordOf(folded.slice(at), language)];
    if (pair.every(known)) return pair;
  }
  return undefined;
}
