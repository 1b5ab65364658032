import type { AssistantCitation, AssistantText } from '@arcada/contracts';
import type { Passage } from '../passages/passage.ts';
import { bestOfSources } from '../retrieval/best-of-sources.ts';
import type { Intents } from '../retrieval/intents.ts';
import { hasQuantity } from '../retrieval/numbers.ts';
import { type Unit, weightAmong, weightOfAll } from '../retrieval/question.ts';
import type { Findings } from '../retrieval/retriever.ts';
import { sentencesOf } from '../retrieval/sentences.ts';
import { stemsIn } from '../retrieval/stems.ts';
import { isWhole } from './whole-sentence.ts';

const mostSources = 3;
const mostSentences = 5;
const mostOfOne = 2;
/** A source that is less probable than the best one by more than e to this isn't quoted. */
const mostBehind = 6;

export interface Quotes {
  citations: AssistantCitation[];
  texts: AssistantText[];
}

/** The sentences of the best sources that say most about what is asked, each with its citation. */
export function quoteBest({ passages, units, intents }: Findings): Quotes {
  const best = bestOfSources(passages, mostSources, mostBehind);
  const quotes: Quotes = { citations: [], texts: [] };
  let left = mostSentences;
  best.forEach(({ passage }, at) => {
    const { id, kind, title, heading, href, language } = passage;
    const later = best.length - at - 1;
    const sentences = bestSentences(passage, units, intents, Math.min(mostOfOne, left - later));
    left -= sentences.length;
    const number = at + 1;
    const excerpt = sentences.join(' ');
    quotes.citations.push({ number, id, kind, title, heading, href, language, excerpt });
    quotes.texts.push(...sentences.map((text) => ({ text, citations: [number] })));
  });
  return quotes;
}

const price = /\p{Sc}/u;

function bestSentences(passage: Passage, units: readonly Unit[], intents: Intents, most: number): string[] {
  const { text, language, kind } = passage;
  const sentences = sentencesOf(text, language);
  const readable = sentences.some(isWhole) ? isWhole : () => true;
  const whole = weightOfAll(units);
  const points = sentences.map((sentence, at) => {
    const stems = stemsIn(sentence, language);
    // An entry of the glossary begins with its definition.
    const defines = (intents.definition || intents.comparison) && kind === 'term' && at === 0;
    const prices = intents.price && price.test(sentence);
    const asked = weightAmong(units, stems);
    const counts = intents.quantity && asked > 0 && hasQuantity(sentence, language);
    return asked + (defines || prices || counts ? whole : 0);
  });
  // Without a match in a sentence the words are in the title: then the first ones say what it is about.
  const order = [...sentences.keys()]
    .filter((at) => readable(sentences[at] as string))
    .sort((left, right) => (points[right] ?? 0) - (points[left] ?? 0) || left - right);
  return order
    .slice(0, most)
    .sort((left, right) => left - right)
    .map((at) => sentences[at] as string);
}
