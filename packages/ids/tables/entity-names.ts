import type { SchemaTable } from '../src/schema/table.ts';

/** The names of all tables' entities, by the schemas that have them. */
export function entityNames(tables: readonly SchemaTable[]): Record<string, string> {
  const schemas = new Map<string, string[]>();
  for (const { schema, entities } of tables)
    for (const entity of entities) {
      const name = entity.slice(0, entity.indexOf(','));
      schemas.set(name, [...(schemas.get(name) ?? []), schema]);
    }
  const groups = Map.groupBy([...schemas.keys()].sort(), (name) => schemas.get(name)?.join(' ') ?? '');
  return Object.fromEntries([...groups].sort().map(([own, names]) => [own, names.join(' ')]));
}
