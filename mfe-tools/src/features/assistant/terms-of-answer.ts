import type { AssistantAnswer } from '@arcada/contracts';

/**
 * Entries of the glossary begin with what their term is, without the term: the first sentence that is quoted of each gets
 * it. A model writes sentences of its own.
 */
export function termsOfAnswer({
  engine,
  citations,
  texts,
}: Pick<AssistantAnswer, 'engine' | 'citations' | 'texts'>): (string | undefined)[] {
  if (engine !== 'local') return [];
  const seen = new Set<number>();
  return texts.map(({ citations: [number] }) => {
    if (number === undefined || seen.has(number)) return undefined;
    seen.add(number);
    const citation = citations.find((one) => one.number === number);
    return citation?.kind === 'term' ? citation.title : undefined;
  });
}
