import { type EntityManager, In, MoreThan } from 'typeorm';
import { tableColumn as column } from '../database/columns.ts';
import { createTable, index, key } from '../database/create-table.ts';
import type { Database } from '../database/database.ts';
import { sha256 } from '../hexadecimal-hash.ts';
import { AttemptEntity } from './attempt.entity.ts';

/** At most `most` attempts of one kind for one subject within `minutes`. */
export interface Limit {
  kind: string;
  of: string;
  most: number;
  minutes: number;
}

const idOf = (limit: Limit) => sha256(`${limit.kind}\n${limit.of}`);

const countOne = {
  sqlite: `insert into attempt (id, used, ends_at) values (?, 1, ?) on conflict (id) do update set
    used = case when ends_at <= ? then 1 else used + 1 end,
    ends_at = case when ends_at <= ? then excluded.ends_at else ends_at end`,
  // MySQL assigns from left to right: `used` still sees the old end of the window.
  mysql: `insert into attempt (id, used, ends_at) values (?, 1, ?) on duplicate key update
    used = if(ends_at <= ?, 1, used + 1),
    ends_at = if(ends_at <= ?, values(ends_at), ends_at)`,
};

/** Counts attempts in the database, so that limits apply across replicas and restarts. */
export class Attempts {
  constructor(protected readonly database: Database) {}

  /** Milliseconds to wait when a limit is already reached, else 0; counts nothing. */
  async wait(limits: readonly Limit[]): Promise<number> {
    const now = Date.now();
    const rows = await this.database.read.findBy(AttemptEntity, { id: In(limits.map(idOf)), endsAt: MoreThan(now) });
    const spent = rows.filter((row) => limits.some((limit) => idOf(limit) === row.id && row.used >= limit.most));
    return Math.max(now, ...spent.map(({ endsAt }) => endsAt)) - now;
  }

  /**
   * Counts within the caller's transaction; the caller decides what reaching a limit means. Returns
   * the milliseconds to wait, 0 when the attempt was counted and allowed. Refused attempts aren't
   * counted: a blocked caller can't use up the limits of others.
   */
  async count(limits: readonly Limit[], manager: EntityManager): Promise<number> {
    const now = Date.now();
    // The same order for all callers, to avoid deadlocks.
    const counted = limits.map((limit) => ({ limit, id: idOf(limit) })).sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const { limit, id } of counted) {
      const endsAt = now + limit.minutes * 60_000;
      await manager.query(countOne[this.database.kind], [id, endsAt, now, now]);
    }
    const rows = await manager.findBy(AttemptEntity, { id: In(counted.map(({ id }) => id)) });
    const used = new Map(rows.map((row) => [row.id, row]));
    const exceeded = counted.filter(({ limit, id }) => (used.get(id)?.used ?? 0) > limit.most);
    if (exceeded.length > 0) await this.giveBack(limits, manager);
    return exceeded.reduce((wait, { id }) => Math.max(wait, (used.get(id)?.endsAt ?? now) - now, 1), 0);
  }

  /** The attempt turned out to be legitimate. */
  async giveBack(limits: readonly Limit[], manager: EntityManager): Promise<void> {
    for (const id of limits.map(idOf).sort()) {
      await manager.query('update attempt set used = used - 1 where id = ? and used > 0', [id]);
    }
  }

  async clear(limits: readonly Limit[], manager: EntityManager): Promise<void> {
    for (const id of limits.map(idOf).sort()) await manager.delete(AttemptEntity, { id });
  }
}

/** Migration of the table; `name` ends in 13 digits. Add AttemptEntity to the service's entities too. */
export const createAttempts = (name: string) =>
  createTable(
    name,
    'attempt',
    [column.text('id', 64, key), column.integer('used'), column.big('ends_at')],
    [index('ix_attempt_ends', 'ends_at')],
  );
