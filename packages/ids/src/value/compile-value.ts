import type { IdsValue, Restriction } from '../document/ids-document.ts';
import { isSpelled } from '../schema/value-base.ts';
import type { ModelValue } from './model-value.ts';
import { compilePattern } from './xsd-pattern.ts';

/** A value or restriction of an IDS, ready to be compared. */
export interface CompiledValue {
  /** Compares a name or another text. */
  matchesText: (text: string) => boolean;
  matches: (value: ModelValue) => boolean;
}

const epsilon = 1e-6;
/** The official cases pass a number exactly at the end of its tolerance; binary fractions need this much for that. */
const slack = 1 + 1e-9;
/** Tolerance around a number (IDS 1.0, Tolerance): a relative part and a fixed one. */
const toleranceOf = (number: number) => (Math.abs(number) * epsilon + epsilon) * slack;

const numberIn = (text: string) => (isSpelled('xs:double', text) && text !== '' ? Number(text) : Number.NaN);

function equals(expected: string, value: ModelValue): boolean {
  if (value.kind === 'text') return value.text === expected;
  if (value.kind === 'boolean') return value.text === ({ '1': 'true', '0': 'false' }[expected] ?? expected);
  const number = numberIn(expected);
  if (value.kind === 'integer') return value.value === number;
  return Math.abs(value.value - number) <= toleranceOf(number);
}

/** Inclusive bounds are stretched by the tolerance, exclusive ones shrunk; integers are exact. */
function isWithin(restriction: Restriction, value: ModelValue): boolean {
  const { minInclusive, minExclusive, maxInclusive, maxExclusive } = restriction;
  if ([minInclusive, minExclusive, maxInclusive, maxExclusive].every((bound) => bound === undefined)) return true;
  if (value.kind !== 'integer' && value.kind !== 'real') return false;
  const x = value.value;
  const tolerance = (bound: number) => (value.kind === 'real' ? toleranceOf(bound) : 0);
  const holds = (bound: string | undefined, test: (bound: number, tolerance: number) => boolean) =>
    bound === undefined || test(numberIn(bound), tolerance(numberIn(bound)));
  return (
    holds(minInclusive, (bound, around) => x >= bound - around) &&
    holds(minExclusive, (bound, around) => x > bound + around) &&
    holds(maxInclusive, (bound, around) => x <= bound + around) &&
    holds(maxExclusive, (bound, around) => x < bound - around)
  );
}

function hasLength({ length, minLength, maxLength }: Restriction, value: ModelValue): boolean {
  if (length === undefined && minLength === undefined && maxLength === undefined) return true;
  if (value.kind !== 'text') return false;
  const characters = [...value.text].length;
  return (
    (length === undefined || characters === length) &&
    (minLength === undefined || characters >= minLength) &&
    (maxLength === undefined || characters <= maxLength)
  );
}

/** Throws PatternError. */
export function compileValue(value: IdsValue): CompiledValue {
  if (typeof value === 'string') {
    return { matchesText: (text) => text === value, matches: (found) => equals(value, found) };
  }
  const patterns = value.pattern?.map(compilePattern);
  const matches = (found: ModelValue) =>
    (value.enumeration === undefined || value.enumeration.some((expected) => equals(expected, found))) &&
    (patterns === undefined || (found.kind === 'text' && patterns.some((pattern) => pattern.test(found.text)))) &&
    isWithin(value, found) &&
    hasLength(value, found);
  return { matchesText: (text) => matches({ kind: 'text', text }), matches };
}

/** True for a restriction that has bounds. */
export const hasBounds = (value: IdsValue | undefined): value is Restriction =>
  typeof value === 'object' &&
  [value.minInclusive, value.minExclusive, value.maxInclusive, value.maxExclusive].some((bound) => bound !== undefined);
