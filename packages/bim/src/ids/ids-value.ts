import { type IdsValue, isSpelled, type ValueBase } from '@arcada/ids';
import type { Row } from '../document/document.schema.ts';
import { bareBound, isOpenBound, withPoint } from './decimal.ts';
import { siOf } from './si-unit.ts';

type Need = Row<'informationNeeds'>;

/** The IFC type of the values that a need asks for, in capitals, and how it is written; neither where it is not known. */
export interface ValueType {
  name: string;
  base: ValueBase | undefined;
}

const isNumber = (base: ValueBase) => base === 'xs:integer' || base === 'xs:double';

/** As XML Schema writes it. */
function written(base: ValueBase, value: string): string {
  if (base === 'xs:string') return value;
  if (base === 'xs:double') return withPoint(value);
  const bare = value.trim();
  return base === 'xs:boolean' ? bare.toLowerCase() : bare;
}
const isWritten = (base: ValueBase, value: string) =>
  isSpelled(base, value) && (!isNumber(base) || Number.isFinite(Number(value)));

/** A restriction with its values; undefined when they don't fit it, or it doesn't fit their type. */
function limitsOf(
  restriction: Need['restriction'],
  base: ValueBase,
  values: readonly string[],
  isOpen: readonly boolean[],
): IdsValue | undefined {
  const some = values.filter((value) => value !== '');
  const [only] = some;
  const [least = '', most = ''] = values;
  if (only === undefined || !some.every((value) => isWritten(base, value))) return undefined;
  const isPair = values.length <= 2;
  switch (restriction) {
    case 'equals':
      return some.length === 1 ? only : undefined;
    case 'one-of':
      return { base, enumeration: some };
    case 'pattern':
      return base === 'xs:string' ? { base, pattern: some } : undefined;
    case 'range':
      if (!isPair || !isNumber(base)) return undefined;
      return {
        base,
        ...(least && { [isOpen[0] ? 'minExclusive' : 'minInclusive']: least }),
        ...(most && { [isOpen[1] ? 'maxExclusive' : 'maxInclusive']: most }),
      };
    case 'length':
      if (!isPair || base !== 'xs:string' || !some.every((value) => /^\d{1,9}$/.test(value))) return undefined;
      if (values.length === 1) return { base, length: Number(least) };
      return { base, ...(least && { minLength: Number(least) }), ...(most && { maxLength: Number(most) }) };
    default:
      return undefined;
  }
}

/** The value that a need allows, none for any; `unfit` says what of it has no form in IDS. */
export function idsValueOf(
  { restriction, unit, values }: Need,
  { name, base: known }: ValueType,
): { value?: IdsValue; unfit?: 'values' | 'unit' | 'unrestricted' } {
  const inSi = siOf(unit, name);
  if (!inSi) return { unfit: 'unit' };
  if (restriction === '' || restriction === 'any')
    return values.some((value) => value !== '') ? { unfit: 'unrestricted' } : {};
  // Without a type only a range and a unit say that numbers are meant.
  const base = known ?? (restriction === 'range' || unit !== '' ? 'xs:double' : 'xs:string');
  const converts = unit !== '' && isNumber(base);
  const isRange = restriction === 'range';
  const texts = values.map((value, at) => {
    const text = written(base, isRange ? bareBound(value, at) : value);
    return converts && text !== '' && isWritten(base, text) ? String(inSi(Number(text))) : text;
  });
  const value = limitsOf(
    restriction,
    base,
    texts,
    values.map((value, at) => isRange && isOpenBound(value, at)),
  );
  return value === undefined ? { unfit: 'values' } : { value };
}
