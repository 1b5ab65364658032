import type { IdsValue } from '../document/ids-document.ts';

/** A value in short form for a finding: a restriction as the limits that it has. */
export function describedValue(value: IdsValue): string {
  if (typeof value === 'string') return value;
  const { base: _, ...limits } = value;
  return Object.entries(limits)
    .map(([name, limit]) => `${name} ${[limit].flat().join(' | ')}`)
    .join(', ');
}

/** Texts that a value lists one by one: itself, or its enumeration. Undefined when there is no such list. */
export function listedTexts(value: IdsValue): readonly string[] | undefined {
  if (typeof value === 'string') return [value];
  return value.enumeration;
}
