import type { SchemaName } from './schema.ts';
import names from './tables/entity-names.json' with { type: 'json' };

const known = new Map<string, ReadonlyMap<string, string>>();

/**
 * The entities that at least one of some schemas has, by their name in capitals, as the standard writes them. The list is
 * made from the schemas' tables, and at hand without loading one.
 */
export function entityNamesOf(schemas: readonly SchemaName[]): ReadonlyMap<string, string> {
  const key = [...schemas].sort().join(' ');
  const before = known.get(key);
  if (before) return before;
  const own = Object.entries(names).flatMap(([versions, list]) =>
    versions.split(' ').some((version) => (schemas as readonly string[]).includes(version)) ? list.split(' ') : [],
  );
  const entities = new Map(own.map((name) => [name.toUpperCase(), name]));
  known.set(key, entities);
  return entities;
}
