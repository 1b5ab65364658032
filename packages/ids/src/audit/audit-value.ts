import type { IdsValue, Restriction } from '../document/ids-document.ts';
import { isSpelled, isValueBase, type ValueBase } from '../schema/value-base.ts';
import { compileValue } from '../value/compile-value.ts';
import { PatternError } from '../value/pattern-error.ts';
import type { Finding } from './audit-finding.ts';

/** Patterns of any value must compile. */
export function auditPatterns(value: IdsValue | undefined): Finding[] {
  try {
    if (value !== undefined) compileValue(value);
    return [];
  } catch (error) {
    if (!(error instanceof PatternError) || typeof value !== 'object') throw error;
    return [{ code: 'bad-pattern', found: `${value.pattern?.join(' | ')}: ${error.message}` }];
  }
}

const bounds = ['minInclusive', 'minExclusive', 'maxInclusive', 'maxExclusive'] as const;

const numbersOf = ({ enumeration = [], ...limits }: Restriction): string[] => [
  ...enumeration,
  ...bounds.flatMap((bound) => limits[bound] ?? []),
];

/** Bases that stand for each other: any number may be limited as a double or decimal. */
const sameAs: Record<string, string> = { 'xs:decimal': 'xs:double', 'xs:float': 'xs:double', 'xs:int': 'xs:integer' };

/** A value must be written in one of the bases that its type has, and a restriction must be of that base. */
export function auditSpelling(value: IdsValue, bases: readonly ValueBase[]): Finding[] {
  const expected = bases.join(', ');
  if (typeof value === 'string') {
    return bases.some((base) => isSpelled(base, value)) ? [] : [{ code: 'value-spelling', found: value, expected }];
  }
  const base = sameAs[value.base] ?? value.base;
  if (!isValueBase(base) || !bases.includes(base)) {
    return [{ code: 'restriction-base', found: value.base, expected }];
  }
  return numbersOf(value)
    .filter((text) => !isSpelled(base, text))
    .map((found) => ({ code: 'value-spelling', found, expected: base }));
}
