import type { AssistantCitation, AssistantText } from '@arcada/contracts';
import type { Unit } from '../retrieval/question.ts';
import type { Findings } from '../retrieval/retriever.ts';
import type { FoundPassage } from '../retrieval/search-passages.ts';
import { sentencesOf } from '../retrieval/sentences.ts';
import { textWords } from '../retrieval/stems.ts';

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
export function quoteBest({ passages, units }: Findings): Quotes {
  const best = bestOfSources(passages);
  const quotes: Quotes = { citations: [], texts: [] };
  let left = mostSentences;
  best.forEach(({ passage }, at) => {
    const { id, kind, title, heading, href, language } = passage;
    const later = best.length - at - 1;
    const sentences = bestSentences(passage.text, units, language, Math.min(mostOfOne, left - later));
    left -= sentences.length;
    const number = at + 1;
    const excerpt = sentences.join(' ');
    quotes.citations.push({ number, id, kind, title, heading, href, language, excerpt });
    quotes.texts.push(...sentences.map((text) => ({ text, citations: [number] })));
  });
  return quotes;
}

/** The best passage of each of the best sources. */
export function bestOfSources(
  passages: readonly FoundPassage[],
  most = mostSources,
  behind = mostBehind,
): FoundPassage[] {
  const least = (passages[0]?.rank ?? 0) - behind;
  const sources = new Map<string, FoundPassage>();
  for (const found of passages) {
    if (found.rank < least || sources.size === most) break;
    if (!sources.has(found.passage.id)) sources.set(found.passage.id, found);
  }
  return [...sources.values()];
}

function bestSentences(
  text: string,
  units: readonly Unit[],
  language: FoundPassage['passage']['language'],
  most: number,
): string[] {
  const sentences = sentencesOf(text, language);
  const points = sentences.map((sentence) => {
    const stems = new Set(textWords(sentence, language).map(({ stem }) => stem));
    return units.reduce((sum, { choices, weight }) => {
      const shares = choices.map(
        (choice) => choice.stems.filter((stem) => stems.has(stem)).length / choice.stems.length,
      );
      return sum + weight * Math.max(0, ...shares);
    }, 0);
  });
  // Without a match in a sentence the words are in the title: then the first ones say what it is about.
  const order = sentences
    .map((_, at) => at)
    .sort((left, right) => (points[right] ?? 0) - (points[left] ?? 0) || left - right);
  return order
    .slice(0, most)
    .sort((left, right) => left - right)
    .map((at) => sentences[at] as string);
}
