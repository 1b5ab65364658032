import type { Language } from '@arcada/contracts';
import { fold } from '@arcada/search';
import { questionFillers } from '../../assistant/retrieval/question-fillers.ts';
import { questionWords, stemOf, textWords } from '../../assistant/retrieval/stems.ts';
import type { ReadyTopic } from '../../topics/topic-library.ts';
import { isNumber } from './number-words.ts';

/** A word in more of the topics than this says nothing about any of them. */
const mostShare = 0.5;
const fewestLetters = 3;

/**
 * For each of the texts, the words of `said` that it has, by their stems, as the author wrote them: first those that it
 * has often and few others have (tf-idf).
 */
export function tellingWords(said: string, texts: readonly string[], language: Language): string[][] {
  const counts = texts.map((text) => countStems(text, language));
  const known = new Map<string, { word: string; rarity: number }>();
  const seen = new Set<string>();
  for (const written of said.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []) {
    const word = written.toLowerCase();
    if (word.length < fewestLetters || seen.has(word)) continue;
    seen.add(word);
    const stem = stemOf(word, language);
    if (known.has(stem) || isNumber(word) || isFiller(word, language)) continue;
    const having = counts.filter((count) => count.has(stem)).length;
    if (having > 0 && having <= Math.max(1, texts.length * mostShare))
      known.set(stem, { word, rarity: Math.log(1 + texts.length / having) });
  }
  return counts.map((count) =>
    [...known]
      .map(([stem, { word, rarity }]) => ({ word, points: (count.get(stem) ?? 0) * rarity }))
      .filter(({ points }) => points > 0)
      .sort((left, right) => right.points - left.points)
      .map(({ word }) => word),
  );
}

/** All that a topic says. */
export const wordsOf = (topic: ReadyTopic | undefined): string =>
  topic ? `${topic.title}\n${topic.guidance}\n${topic.text}` : '';

/** What authors write about wanting and having to, which no topic is about. */
const wanting = new Set(
  `need needs needed must should shall want wants wanted would could have has
  precisa precisam precisamos preciso devem deve devemos deveria deveríamos queremos quero quer temos tenho vamos podemos
  debe deben debemos debería deberíamos debo necesita necesitan necesitamos necesito queremos quiero quiere tenemos tengo
  vamos podemos hay que`
    .split(/\s+/)
    .map(fold),
);

const isFiller = (word: string, language: Language) =>
  wanting.has(fold(word)) || questionWords(word, language).every(({ folded }) => questionFillers[language].has(folded));

function countStems(text: string, language: Language): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stem } of textWords(text, language)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
