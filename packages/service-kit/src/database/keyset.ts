import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { DomainError } from '../http/domain-error.ts';
import { problemTexts } from '../http/problem-texts.ts';

type KeysetValue = string | number | Date;

/** An order of a list: the property that it follows (`order.paidAt`, never null), and its value in a row. */
export interface KeysetOrder<Row> {
  by: string;
  valueOf: (row: Row) => KeysetValue;
}

/** What a list by `keysetQuery` of the contracts was requested with. */
export interface KeysetRequest<Sort extends string> {
  after?: string | undefined;
  limit: number;
  sort: Sort;
  dir: 'asc' | 'desc';
}

export interface KeysetRows<Row> {
  rows: Row[];
  total: number;
  next: string | null;
}

const unknownCursor = () => new DomainError('request.unknown-cursor', 400, problemTexts.unknownCursor);

const writeCursor = (order: string, value: KeysetValue, id: string) => {
  const written = value instanceof Date ? { time: value.toISOString() } : value;
  return Buffer.from(JSON.stringify([order, written, id])).toString('base64url');
};

interface Cursor {
  value: KeysetValue;
  id: string;
}
type KeysetKind = 'string' | 'number' | 'time';

const kindOfValue = (value: KeysetValue): KeysetKind =>
  value instanceof Date ? 'time' : typeof value === 'string' ? 'string' : 'number';

/** What MySQL stores as a time; it fails at another. */
const isStorable = (value: KeysetValue) =>
  !(value instanceof Date) || (value.getUTCFullYear() >= 1000 && value.getUTCFullYear() <= 9999);

/** Refuses what `writeCursor` didn't write for the same order, `kind` included where it is known. */
function readCursor(text: string, order: string, kind: KeysetKind | undefined): Cursor {
  const cursor = parseCursor(text, order);
  if ((kind && kindOfValue(cursor.value) !== kind) || !isStorable(cursor.value)) throw unknownCursor();
  return cursor;
}

function parseCursor(text: string, order: string): Cursor {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw unknownCursor();
  }
  const [named, written, id, ...more] = Array.isArray(parts) ? parts : [];
  if (named !== order || typeof id !== 'string' || more.length > 0) throw unknownCursor();
  if (typeof written === 'string' || typeof written === 'number') return { value: written, id };
  const time = new Date(typeof written?.time === 'string' ? written.time : Number.NaN);
  if (Number.isNaN(time.getTime())) throw unknownCursor();
  return { value: time, id };
}

/** Of the column that a list is ordered by. */
function kindOfColumn<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>, by: string): KeysetKind {
  const [alias = '', property = ''] = by.split('.');
  const type = query.expressionMap.findAliasByName(alias).metadata.findColumnWithPropertyName(property)?.type;
  if (type === 'datetime') return 'time';
  return type === 'integer' || type === 'bigint' ? 'number' : 'string';
}

/**
 * One page of a filtered list in a stable order: by the chosen property, then by id. The next page begins after the
 * last row by its values, not by its number, so that its cost doesn't grow with the page and rows that are added
 * meanwhile neither repeat nor skip one. Unknown cursors are a 400.
 */
export async function readKeyset<Row extends ObjectLiteral & { id: string }, Sort extends string>(
  query: SelectQueryBuilder<Row>,
  { after, limit, sort, dir }: KeysetRequest<Sort>,
  orders: Record<Sort, KeysetOrder<Row>>,
): Promise<KeysetRows<Row>> {
  const chosen = orders[sort];
  const { by } = chosen;
  const id = `${query.alias}.id`;
  const order = `${sort}.${dir}`;
  const last = after === undefined ? undefined : readCursor(after, order, kindOfColumn(query, by));
  const page = query.clone();
  if (last) {
    const sign = dir === 'asc' ? '>' : '<';
    // The first comparison lets the database use an index.
    page.andWhere(`${by} ${sign}= :keysetValue and (${by} ${sign} :keysetValue or ${id} ${sign} :keysetId)`, {
      keysetValue: last.value,
      keysetId: last.id,
    });
  }
  const direction = dir === 'asc' ? 'ASC' : 'DESC';
  const [rows, counted] = await Promise.all([
    page
      .orderBy(by, direction)
      .addOrderBy(id, direction)
      .limit(limit + 1)
      .getMany(),
    query.clone().select('count(*)', 'total').getRawOne<{ total: number | string }>(),
  ]);
  const shown = rows.slice(0, limit);
  const end = rows.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown,
    total: Number(counted?.total ?? 0),
    next: end ? writeCursor(order, chosen.valueOf(end), end.id) : null,
  };
}

/** The same for rows that are in memory. Texts are compared as they are: `valueOf` folds them. */
export function keysetOf<Row, Sort extends string>(
  all: readonly Row[],
  { after, limit, sort, dir }: KeysetRequest<Sort>,
  { idOf, orders }: { idOf: (row: Row) => string; orders: Record<Sort, (row: Row) => KeysetValue> },
): KeysetRows<Row> {
  const order = `${sort}.${dir}`;
  const sign = dir === 'asc' ? 1 : -1;
  const keyOf = (row: Row) => ({ value: orders[sort](row), id: idOf(row) });
  type Key = ReturnType<typeof keyOf>;
  const compare = <T extends KeysetValue>(one: T, other: T) => (one < other ? -sign : one > other ? sign : 0);
  const inOrder = (one: Key, other: Key) => compare(one.value, other.value) || compare(one.id, other.id);
  const sorted = all.map((row) => ({ row, key: keyOf(row) })).sort((one, other) => inOrder(one.key, other.key));
  const kind = sorted[0] && kindOfValue(sorted[0].key.value);
  const last = after === undefined ? undefined : readCursor(after, order, kind);
  const left = last ? sorted.filter(({ key }) => inOrder(key, last) > 0) : sorted;
  const shown = left.slice(0, limit);
  const end = left.length > limit ? shown.at(-1)?.key : undefined;
  return {
    rows: shown.map(({ row }) => row),
    total: all.length,
    next: end ? writeCursor(order, end.value, end.id) : null,
  };
}
