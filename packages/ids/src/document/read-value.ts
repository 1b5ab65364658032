import type { ElementReader } from './element-reader.ts';
import { type IdsValue, type Restriction, schemaNamespace } from './ids-document.ts';

const bounds = ['minInclusive', 'minExclusive', 'maxInclusive', 'maxExclusive'] as const;
const lengths = ['length', 'minLength', 'maxLength'] as const;
const isOne = <T extends string>(list: readonly T[], name: string): name is T => list.includes(name as T);

function readRestriction(reader: ElementReader): Restriction {
  const restriction: Restriction = { base: reader.requireAttribute('base').replace(/^.*:/, 'xs:') };
  const limits = reader.rest();
  for (const limit of limits) {
    const { name, namespace } = limit.element;
    if (namespace === schemaNamespace && name === 'annotation') continue;
    const value = limit.requireAttribute('value');
    if (namespace === schemaNamespace && (name === 'enumeration' || name === 'pattern')) {
      restriction[name] = [...(restriction[name] ?? []), value];
    } else if (namespace === schemaNamespace && isOne(bounds, name)) restriction[name] = value;
    else if (namespace === schemaNamespace && isOne(lengths, name)) {
      if (/^\d+$/.test(value)) restriction[name] = Number(value);
      else limit.fault({ code: 'bad-value', found: value, expected: '0, 1, 2, …', parent: name });
    } else limit.fault({ code: 'unknown-element', found: name, parent: 'restriction' });
  }
  if (limits.length === 0) reader.fault({ code: 'empty-restriction' });
  reader.end(['base', 'id']);
  return restriction;
}

/** Reads what is within an element of type idsValue: a simple value or a restriction. */
export function readValue(reader: ElementReader | undefined): IdsValue {
  if (!reader) return '';
  const simple = reader.takeText('simpleValue');
  const restriction = simple === undefined ? reader.take('restriction', schemaNamespace) : undefined;
  const value = simple ?? (restriction && readRestriction(restriction));
  if (value === undefined)
    reader.fault({ code: 'missing-element', expected: 'simpleValue', parent: reader.element.name });
  reader.end([]);
  return value ?? '';
}

/** The optional child of type idsValue. */
export function takeValue(reader: ElementReader, name: string): IdsValue | undefined {
  const child = reader.take(name);
  return child && readValue(child);
}
