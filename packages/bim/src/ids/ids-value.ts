import type { IdsValue } from '@arcada/ids';
import type { Row } from '../document/document.schema.ts';

type Need = Row<'informationNeeds'>;

/** XML Schema type of the values of an IFC type. Measures are numbers, except those that only look like one. */
export function baseOf(dataType: string): string {
  const type = dataType.trim().toUpperCase();
  if (type === 'IFCBOOLEAN') return 'xs:boolean';
  if (type === 'IFCINTEGER' || type === 'IFCPOSITIVEINTEGER') return 'xs:integer';
  if (type === 'IFCDATE') return 'xs:date';
  if (type === 'IFCREAL' || (/MEASURE$/.test(type) && type !== 'IFCDESCRIPTIVEMEASURE')) return 'xs:double';
  return 'xs:string';
}

const spelled: Readonly<Record<string, RegExp>> = {
  'xs:boolean': /^(true|false)$/,
  'xs:integer': /^[+-]?\d+$/,
  'xs:double': /^[+-]?(\d+\.?\d*|\.\d+)$/,
  'xs:date': /^\d{4}-\d{2}-\d{2}$/,
};

const written = (base: string, value: string) => {
  if (base === 'xs:boolean') return value.trim().toLowerCase();
  return base === 'xs:double' ? value.trim().replace(',', '.') : value;
};

/** The value that a need allows: undefined for any, `unfit` when its values are not of its type. */
export function idsValueOf({ restriction, values: all, dataType, kind }: Need): IdsValue | undefined | 'unfit' {
  const base = kind === 'property' ? baseOf(dataType) : 'xs:string';
  const values = all.map((value) => written(base, value));
  const some = values.filter((value) => value !== '');
  const fit = (type: string) => some.every((value) => spelled[type]?.test(value) ?? true);
  if (restriction === '' || restriction === 'any') return undefined;
  if (some.length === 0) return 'unfit';
  switch (restriction) {
    case 'equals':
      return some.length === 1 && fit(base) ? some[0] : 'unfit';
    case 'one-of':
      return fit(base) ? { base, enumeration: some } : 'unfit';
    case 'pattern':
      return { base: 'xs:string', pattern: some };
    case 'range': {
      const number = base === 'xs:integer' ? base : 'xs:double';
      const [low = '', high = ''] = values;
      if (!fit(number)) return 'unfit';
      return { base: number, ...(low && { minInclusive: low }), ...(high && { maxInclusive: high }) };
    }
    case 'length': {
      const [least = '', most = ''] = values;
      if (!fit('xs:integer')) return 'unfit';
      if (values.length === 1) return { base: 'xs:string', length: Number(least) };
      return {
        base: 'xs:string',
        ...(least && { minLength: Number(least) }),
        ...(most && { maxLength: Number(most) }),
      };
    }
  }
}
