import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Rows that a search lists by their ids. */
const mostLookedUp = 1000;

interface Condition {
  sql: string;
  parameters: Record<string, unknown>;
}

/**
 * The condition of a list for rows whose text matches a LIKE pattern. An index of the text and the id
 * holds all that it compares: rare words are looked up there first, so that no row without them is
 * read; frequent ones fill a page at once.
 */
export async function containing<Row extends ObjectLiteral & { id: string }>(
  query: SelectQueryBuilder<Row>,
  text: string,
  pattern: string,
): Promise<Condition> {
  const contains = `${text} like :containedPattern escape '!'`;
  const parameters = { containedPattern: pattern };
  const id = `${query.alias}.id`;
  const found = await query.connection
    .createQueryBuilder()
    .select(id, 'id')
    .from<Row>(query.expressionMap.findAliasByName(query.alias).target, query.alias)
    .where(contains, parameters)
    .limit(mostLookedUp + 1)
    .getRawMany<{ id: string }>();
  if (found.length > mostLookedUp) return { sql: contains, parameters };
  // A list is never empty in SQL, and no row has an empty id.
  return { sql: `${id} in (:...containedIds)`, parameters: { containedIds: ['', ...found.map((row) => row.id)] } };
}
