import type { AuditEntry } from '@arcada/contracts';

type Fields = AuditEntry['before'];

/** A field that was changed, by its path: `en.title`. Undefined: it wasn't there. */
export interface ChangedField {
  path: string;
  before: unknown;
  after: unknown;
}

/** Of a long text the trail holds the beginning and the hash. */
const isShortened = (value: object): value is { begins: string; sha256: string } =>
  'begins' in value && 'sha256' in value;

/** Values by path; objects are followed, lists are one value. */
function flat(value: unknown, path: string, into: Map<string, unknown>): Map<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return into.set(path, value);
  if (isShortened(value)) return into.set(path, `${value.begins}…`);
  for (const [name, member] of Object.entries(value)) flat(member, path ? `${path}.${name}` : name, into);
  return into;
}

/** Whether there is nothing to read, however it is stored. */
export const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const textOf = (value: unknown) => (isNothing(value) ? '' : JSON.stringify(value));

/** What an entry says, field by field, in alphabetical order. */
export function changedFields({ before, after }: { before: Fields; after: Fields }): ChangedField[] {
  const [old, next] = [before, after].map((fields) => (fields ? flat(fields, '', new Map()) : new Map()));
  const paths = [...new Set([...(old?.keys() ?? []), ...(next?.keys() ?? [])])] as string[];
  return (
    paths
      // How it came is said with the action.
      .filter((path) => path !== 'how' && textOf(old?.get(path)) !== textOf(next?.get(path)))
      .sort()
      .map((path) => ({ path, before: old?.get(path), after: next?.get(path) }))
  );
}
