import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { noSuch } from '../api/failure.ts';
import type { Kind, Kinds } from './types.ts';

/** One page of a list; ids of its neighbours as in Stripe's API. */
export interface Page {
  limit: number;
  startingAfter?: string;
  endingBefore?: string;
}
/** Conditions on a list: JSON path of the body to a value, or a raw piece of SQL with its values. */
export interface Filter {
  parent?: string;
  equal?: Record<string, string | number | boolean | undefined>;
  oneOf?: Record<string, readonly string[] | undefined>;
  created?: { gt?: number; gte?: number; lt?: number; lte?: number } | undefined;
  /** For events: whether every webhook of it arrived. */
  delivered?: boolean;
  ascending?: boolean;
}

/** Stored objects as JSON documents. Reads and writes are synchronous, so a request is one transaction. */
export class Objects {
  private readonly database: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  statement(sql: string): StatementSync {
    let statement = this.prepared.get(sql);
    if (!statement) {
      statement = this.database.prepare(sql);
      this.prepared.set(sql, statement);
    }
    return statement;
  }

  insert<K extends Kind>(kind: K, body: Kinds[K], parent?: string, hidden: object = {}): void {
    this.statement('INSERT INTO object (id, kind, parent, body, hidden) VALUES (?, ?, ?, ?, ?)').run(
      body.id,
      kind,
      parent ?? null,
      JSON.stringify(body),
      JSON.stringify(hidden),
    );
  }

  save<K extends Kind>(body: Kinds[K]): void {
    this.statement('UPDATE object SET body = ? WHERE id = ?').run(JSON.stringify(body), body.id);
  }

  saveHidden(id: string, hidden: object): void {
    this.statement('UPDATE object SET hidden = ? WHERE id = ?').run(JSON.stringify(hidden), id);
  }

  remove(id: string): void {
    this.statement('DELETE FROM object WHERE id = ?').run(id);
  }

  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    const row = this.statement('SELECT body FROM object WHERE id = ? AND kind = ?').get(id, kind);
    return row ? JSON.parse(String(row.body)) : undefined;
  }

  /**
   * The object, or Stripe's error: 404 for an id from the path, 400 naming the parameter that
   * contained it.
   */
  get<K extends Kind>(kind: K, id: string, param?: string): Kinds[K] {
    const found = this.find(kind, id);
    if (!found) throw noSuch(kind, id, param);
    return found;
  }

  any(id: string): object | undefined {
    const row = this.statement('SELECT body FROM object WHERE id = ?').get(id);
    return row ? JSON.parse(String(row.body)) : undefined;
  }

  hidden(id: string): Record<string, unknown> {
    const row = this.statement('SELECT hidden FROM object WHERE id = ?').get(id);
    return row ? JSON.parse(String(row.hidden)) : {};
  }

  children<K extends Kind>(kind: K, parent: string): Kinds[K][] {
    const rows = this.statement('SELECT body FROM object WHERE kind = ? AND parent = ? ORDER BY seq').all(kind, parent);
    return rows.map((row) => JSON.parse(String(row.body)));
  }

  list<K extends Kind>(kind: K, filter: Filter, page: Page): { data: Kinds[K][]; hasMore: boolean } {
    const where = ['kind = ?'];
    const values: SQLInputValue[] = [kind];
    const add = (sql: string, ...more: SQLInputValue[]) => {
      where.push(sql);
      values.push(...more);
    };
    if (filter.parent !== undefined) add('parent = ?', filter.parent);
    for (const [path, value] of Object.entries(filter.equal ?? {})) {
      if (value !== undefined)
        add(`json_extract(body, '$.${path}') = ?`, typeof value === 'boolean' ? Number(value) : value);
    }
    for (const [path, wanted] of Object.entries(filter.oneOf ?? {})) {
      if (wanted) add(`json_extract(body, '$.${path}') IN (${wanted.map(() => '?').join(', ') || 'NULL'})`, ...wanted);
    }
    for (const [name, sign] of [
      ['gt', '>'],
      ['gte', '>='],
      ['lt', '<'],
      ['lte', '<='],
    ] as const) {
      const bound = filter.created?.[name];
      if (bound !== undefined) add(`json_extract(body, '$.created') ${sign} ?`, bound);
    }
    if (filter.delivered !== undefined) {
      const not = filter.delivered ? 'NOT ' : '';
      add(`${not}EXISTS (SELECT 1 FROM delivery WHERE delivery.event = object.id AND delivery.state <> 'delivered')`);
    }
    const backwards = page.endingBefore !== undefined;
    const anchor = page.startingAfter ?? page.endingBefore;
    const ascending = Boolean(filter.ascending) !== backwards;
    if (anchor !== undefined) {
      const row = this.statement('SELECT seq FROM object WHERE id = ? AND kind = ?').get(anchor, kind);
      if (!row) throw noSuch(kind, anchor, backwards ? 'ending_before' : 'starting_after');
      add(`seq ${ascending ? '>' : '<'} ?`, Number(row.seq));
    }
    const sql = `SELECT body FROM object WHERE ${where.join(' AND ')} ORDER BY seq ${ascending ? 'ASC' : 'DESC'} LIMIT ?`;
    const rows = this.statement(sql).all(...values, page.limit + 1);
    const data = rows.slice(0, page.limit).map((row) => JSON.parse(String(row.body)) as Kinds[K]);
    return { data: backwards ? data.reverse() : data, hasMore: rows.length > page.limit };
  }
}
