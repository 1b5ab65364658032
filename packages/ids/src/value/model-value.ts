import type { Schema, ValueKind } from '../schema/schema.ts';
import type { StepValue } from '../step/values.ts';

/** A value of the model that a value of an IDS can be compared with. Numbers are in SI units. */
export type ModelValue =
  | { kind: 'text'; text: string }
  | { kind: 'boolean'; text: 'true' | 'false' }
  | { kind: 'integer' | 'real'; value: number };

/** Factor and offset of a unit: SI = value * factor + offset. */
export interface Conversion {
  factor: number;
  offset: number;
}

const truth: Record<string, ModelValue> = {
  T: { kind: 'boolean', text: 'true' },
  F: { kind: 'boolean', text: 'false' },
};

/** Null, an empty text or list and an unknown logical are no value. */
export function isEmpty(value: StepValue | undefined): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'string') return false;
  if (value.kind === 'typed') return isEmpty(value.value);
  return value.kind === 'enumeration' && value.name === 'U';
}

/**
 * The value as one to compare, undefined where IDS compares nothing: references, lists, binary.
 * `kind` is what the schema says of it; without it, the spelling in the file decides.
 */
export function modelValue(
  value: StepValue | undefined,
  kind: ValueKind | undefined,
  conversion?: Conversion,
): ModelValue | undefined {
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (value === null || value === undefined || Array.isArray(value)) return undefined;
  if (value.kind === 'enumeration') {
    const boolean = kind === 'boolean' || kind === 'logical' || kind === undefined ? truth[value.name] : undefined;
    return boolean ?? { kind: 'text', text: value.name };
  }
  if (value.kind !== 'integer' && value.kind !== 'real') return undefined;
  if (kind === 'integer' || (kind !== 'real' && value.kind === 'integer'))
    return { kind: 'integer', value: value.value };
  const { factor = 1, offset = 0 } = conversion ?? {};
  return { kind: 'real', value: value.value * factor + offset };
}

/** Type of a value that carries one, in capitals, and the bare value. */
export function unwrap(value: StepValue | undefined): { type: string | undefined; bare: StepValue | undefined } {
  if (value !== null && typeof value === 'object' && !Array.isArray(value) && value.kind === 'typed') {
    return { type: value.type, bare: value.value };
  }
  return { type: undefined, bare: value };
}

/** A value with its type, such as `IFCLABEL('A')`, as one to compare. */
export function typedModelValue(
  schema: Schema,
  value: StepValue | undefined,
  convert: (type: string) => Conversion | undefined,
): ModelValue | undefined {
  const { type, bare } = unwrap(value);
  if (!type) return modelValue(bare, undefined);
  return modelValue(bare, schema.kindOf(type), convert(type));
}
