import type { Language } from '@arcada/contracts';
import { fold, queryWords, words } from '@arcada/service-kit';

/** What is searched of one post: words in their order, each after a blank. */
export const searchedText = (parts: readonly string[]): string => ` ${words(fold(parts.join(' '))).join(' ')}`;

/** Whether every telling word of the query begins a word of the text, whatever its accents. */
export function matcherOf(query: string, language: Language): (searched: string) => boolean {
  const asked = queryWords(query, language).map((word) => ` ${word}`);
  return (searched) => asked.every((word) => searched.includes(word));
}
