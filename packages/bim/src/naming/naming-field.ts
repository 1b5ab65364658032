import type { Row } from '../document/document.schema.ts';

type NamingField = Row<'naming'>;

/** What is wrong with the value of one field of a name. */
export type NamingFault =
  | { kind: 'missing' }
  | { kind: 'unknown-code' }
  /** Of the list but for upper and lower case. */
  | { kind: 'case'; code: string }
  | { kind: 'characters' }
  | { kind: 'length'; min: number; max: number };

const allowed = { letters: /^[A-Za-z]*$/, digits: /^[0-9]*$/, 'letters-digits': /^[A-Za-z0-9]*$/ } as const;
const mostOffered = 5;

const startsAlike = (code: string, value: string) => {
  let at = 0;
  while (at < value.length && code[at]?.toUpperCase() === value[at]?.toUpperCase()) at++;
  return at;
};

/** The codes of a field that fit what was written best; all equal ones keep the order of the list. */
export const closeCodes = ({ codes }: NamingField, value: string): readonly string[] =>
  codes
    .map(({ code }) => code)
    .filter((code) => code !== '')
    .toSorted((one, other) => startsAlike(other, value) - startsAlike(one, value))
    .slice(0, mostOffered);

interface CodeIndex {
  exact: ReadonlySet<string>;
  /** The first code of each spelling in capitals. */
  byCapitals: ReadonlyMap<string, string>;
}
/** A plan has thousands of names, and each is looked up in every field's list. */
const indexes = new WeakMap<NamingField['codes'], CodeIndex>();
function indexOf(codes: NamingField['codes']): CodeIndex {
  const known = indexes.get(codes);
  if (known) return known;
  const inOrder = codes.map(({ code }) => code);
  const byCapitals = new Map(inOrder.toReversed().map((code) => [code.toUpperCase(), code]));
  const index = { exact: new Set(inOrder), byCapitals };
  indexes.set(codes, index);
  return index;
}

/** True when a value must be of the code list: codes count whatever characters are allowed besides. */
export const takesCodes = ({ rule, codes }: NamingField): boolean =>
  rule === 'codes' || codes.some(({ code }) => code !== '');

/** The first fault of a value in its field; undefined when it fits. A field without limits accepts any length. */
export function namingFault(field: NamingField, value: string): NamingFault | undefined {
  if (value === '') return { kind: 'missing' };
  if (takesCodes(field)) {
    const { exact, byCapitals } = indexOf(field.codes);
    if (exact.has(value)) return undefined;
    const meant = byCapitals.get(value.toUpperCase());
    return meant === undefined ? { kind: 'unknown-code' } : { kind: 'case', code: meant };
  }
  const fault = limitFault(field, value);
  if (fault || !inCapitals.has(field.part) || value === value.toUpperCase()) return fault;
  return { kind: 'case', code: value.toUpperCase() };
}

/** Parts that stand for something in a few letters; a part of words may be written as words are. */
const inCapitals: ReadonlySet<string> = new Set([
  'project',
  'originator',
  'functional',
  'spatial',
  'form',
  'discipline',
]);

/** What is wrong with a value by the field's characters and lengths alone, without its codes. */
export function limitFault(field: NamingField, value: string): NamingFault | undefined {
  if (field.rule !== '' && field.rule !== 'codes' && !allowed[field.rule].test(value)) return { kind: 'characters' };
  const min = field.minLength ?? 1;
  const max = field.maxLength ?? Number.POSITIVE_INFINITY;
  return value.length < min || value.length > max ? { kind: 'length', min, max } : undefined;
}
