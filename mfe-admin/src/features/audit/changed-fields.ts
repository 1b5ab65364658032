import type { AuditEntry } from '@arcada/contracts';

type Fields = AuditEntry['before'];

/** A field that was changed, by its path: `en.title`. Undefined: it wasn't there. */
export interface ChangedField {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** Of a long text the trail holds the beginning and the hash. */
const isShortened = (value: object): value is { begins: string; sha256: string } =>
  'begins' in value && 'sha256' in value;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Texts by path; objects are followed, lists are one value. */
function flat(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return into.set(path, textOf(value));
  if (isShortened(value)) return into.set(path, `${value.begins}…`);
  for (const [name, member] of Object.entries(value)) flat(member, path ? `${path}.${name}` : name, into);
  return into;
}

/** What an entry says, field by field, in alphabetical order. */
export function changedFields({ before, after }: { before: Fields; after: Fields }): ChangedField[] {
  const [old, next] = [before, after].map((fields) => (fields ? flat(fields, '', new Map()) : new Map()));
  const paths = [...new Set([...(old?.keys() ?? []), ...(next?.keys() ?? [])])] as string[];
  return paths
    .filter((path) => old?.get(path) !== next?.get(path))
    .sort()
    .map((path) => ({ path, before: old?.get(path), after: next?.get(path) }));
}
