import type { SpecificationResult } from '../check/check-result.ts';
import type { Words } from '../words/words.ts';

/** By IDS 1.0 an optional specification without an applicable element passes, although nothing was looked at. */
export type Outcome = SpecificationResult['status'] | 'unchecked';

export const outcomeOf = ({ status, applicable, cardinality }: SpecificationResult): Outcome =>
  status === 'pass' && applicable === 0 && cardinality !== 'prohibited' ? 'unchecked' : status;

/** Why a specification fails as a whole, or that nothing was checked; empty otherwise. */
export function reasonText(words: Words, found: SpecificationResult): string {
  if (found.reason) return words.reason[found.reason];
  return outcomeOf(found) === 'unchecked' ? words.reason.unchecked : '';
}
