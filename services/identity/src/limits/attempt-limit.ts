import { Database, sha256 } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { AttemptEntity } from './attempt.entity.ts';
import { tooManyAttempts } from './limit.errors.ts';

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
@Injectable()
export class AttemptLimit {
  constructor(private readonly database: Database) {}

  /**
   * Counts one attempt against all limits before the work is done, so that parallel guesses can't
   * slip through. Refused attempts aren't counted: a blocked caller can't use up the limits of
   * others.
   */
  async take(limits: readonly Limit[]): Promise<void> {
    const wait = await this.database.transaction((manager) => this.count(limits, manager));
    if (wait > 0) throw tooManyAttempts(Math.ceil(wait / 1000));
  }

  /** Throws when a limit is already reached; counts nothing. */
  async check(limits: readonly Limit[]): Promise<void> {
    const now = Date.now();
    const rows = await this.database.read.findBy(AttemptEntity, { id: In(limits.map(idOf)), endsAt: MoreThan(now) });
    const spent = rows.filter((row) => limits.some((limit) => idOf(limit) === row.id && row.used >= limit.most));
    const ends = Math.max(now, ...spent.map(({ endsAt }) => endsAt));
    if (ends > now) throw tooManyAttempts(Math.ceil((ends - now) / 1000));
  }

  /**
   * Counts within the caller's transaction; the caller decides what reaching a limit means. Returns
   * the milliseconds to wait, 0 when the attempt was counted and allowed.
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
