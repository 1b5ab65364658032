import { fold } from '@arcada/search';
import { type PassageIndex, partNumber } from './passage-index.ts';

/** A code of letters and figures, such as a class of concrete or steel: "HA-30", "S355". */
const code = /(?<![\p{L}\p{N}-])(?!rev)(\p{L}{1,3})-?(\p{N}{2,3}\p{L}?)(?![\p{L}\p{N}])/gu;
/** A numbered standard: the number tells which. */
const standard = /\b(?:iso|iec|nbr|une|din|bs|pas|astm|nr)[ -]*(?:en |iso )*(\d{2,5})\b/g;

/**
 * Names with a number that no text has: a class of a material, a standard, a part of one. What is said of their
 * neighbours doesn't hold for them.
 */
export function unknownCodes(question: string, index: PassageIndex): string[] {
  const folded = fold(question);
  const codes = [...folded.matchAll(code)].map(([, letters = '', rest = '']) => letters + rest);
  const standards = [...folded.matchAll(standard)].map(([, number = '']) => number);
  return [
    ...[...codes, ...standards].filter((one) => index.written(one).length === 0),
    ...[...folded.matchAll(partNumber)].map(([part]) => part).filter((part) => !index.knowsPart(part)),
  ];
}
