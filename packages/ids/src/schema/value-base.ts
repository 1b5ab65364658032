import type { Attribute, Schema, ValueKind } from './schema.ts';

/** XML Schema type that values of an IFC type are written in (IDS 1.0, DataTypes). */
export type ValueBase =
  | 'xs:string'
  | 'xs:boolean'
  | 'xs:integer'
  | 'xs:double'
  | 'xs:date'
  | 'xs:dateTime'
  | 'xs:time'
  | 'xs:duration';

const timeTypes: Record<string, ValueBase> = {
  IFCDATE: 'xs:date',
  IFCDATETIME: 'xs:dateTime',
  IFCTIME: 'xs:time',
  IFCDURATION: 'xs:duration',
};

const kindBases: Partial<Record<ValueKind, ValueBase>> = {
  string: 'xs:string',
  enumeration: 'xs:string',
  logical: 'xs:string',
  boolean: 'xs:boolean',
  integer: 'xs:integer',
  real: 'xs:double',
};

/** Base of a defined type or enumeration; undefined where IDS allows no value: binary, lists, selects, unknown. */
export function baseOfType(schema: Schema, type: string): ValueBase | undefined {
  const kind = schema.kindOf(type);
  return kind && (timeTypes[type] ?? kindBases[kind]);
}

/** Bases that an attribute's value may be written in: none for references, selects, lists and binary. */
export function basesOfAttribute(schema: Schema, attribute: Attribute): readonly ValueBase[] {
  if (attribute.kind === 'number') return ['xs:integer', 'xs:double'];
  const base =
    attribute.kind === 'list' ? undefined : (baseOfType(schema, attribute.type) ?? kindBases[attribute.kind]);
  return base ? [base] : [];
}

const spellings: Record<ValueBase, RegExp> = {
  'xs:string': /^[\s\S]*$/,
  'xs:boolean': /^(true|false|0|1)$/,
  'xs:integer': /^[+-]?\d+$/,
  'xs:double': /^([-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?|NaN|\+?INF|-INF)$/,
  'xs:date': /^\d{4}-\d{2}-\d{2}(Z|[+-]\d{2}:\d{2})?$/,
  'xs:dateTime': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/,
  'xs:time': /^\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/,
  'xs:duration': /^[-+]?P(?!$)(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?$/,
};

export const isValueBase = (text: string): text is ValueBase => text in spellings;

/** True when a text is written as its base demands: no decimal comma, no `42.0` for an integer, no `TRUE`. */
export const isSpelled = (base: ValueBase, text: string): boolean => spellings[base].test(text);
