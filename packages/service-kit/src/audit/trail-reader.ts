import { actionName, storedActions, type TrailEntry, type TrailFilter, type TrailVerdict } from '@arcada/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { likeBeginning } from '../database/like.ts';
import { AuditEntryEntity } from './audit-entry.entity.ts';
import { verifyTrail } from './verify-trail.ts';

const dayMilliseconds = 86_400_000;
/** Entries of a chain that one call follows: well below a second. */
const mostOfChain = 4_000;
/** Entries read at once of which not all may fit. */
const sifted = 500;

const view = (row: AuditEntryEntity): TrailEntry => ({
  number: row.number,
  at: new Date(row.at).toISOString(),
  action: row.action,
  subject: { kind: row.subjectKind, id: row.subjectId, name: row.subjectName },
  actorId: row.actorId,
  actorRole: row.actorRole as TrailEntry['actorRole'],
  client: row.client,
  requestId: row.requestId,
  before: row.before,
  after: row.after,
  hash: row.hash,
});

interface Part {
  below?: number | undefined;
  limit: number;
}

/** Reads a service's audit trail, newest first. */
@Injectable()
export class TrailReader {
  constructor(private readonly database: Database) {}

  async read(filter: TrailFilter, { below, limit }: Part): Promise<TrailEntry[]> {
    const { called } = filter;
    if (!called) return this.rows(filter, { below, limit });
    // What was done to a status is seen in an entry's fields, which the database can't search.
    const found: TrailEntry[] = [];
    for (let next = below; ; ) {
      const rows = await this.rows(filter, { below: next, limit: sifted });
      found.push(...rows.filter((entry) => actionName(entry) === called));
      next = rows.at(-1)?.number;
      if (found.length >= limit || rows.length < sifted) return found.slice(0, limit);
    }
  }

  private async rows(
    { action, called, actor, kind, subject, from, to }: TrailFilter,
    { below, limit }: Part,
  ): Promise<TrailEntry[]> {
    const query = this.database.read.createQueryBuilder(AuditEntryEntity, 'entry').where('entry.number > 0');
    if (below !== undefined) query.andWhere('entry.number < :below', { below });
    if (action)
      query.andWhere("(entry.action = :action or entry.action like :prefix escape '!')", {
        action,
        prefix: likeBeginning(action.replace(/\.?$/, '.')),
      });
    if (called) query.andWhere('entry.action in (:...stored)', { stored: storedActions(called) });
    if (actor) query.andWhere('entry.actorId = :actor', { actor });
    if (kind) query.andWhere('entry.subjectKind = :kind', { kind });
    if (subject) query.andWhere('entry.subjectId = :subject', { subject });
    if (from) query.andWhere('entry.at >= :from', { from: Date.parse(from) });
    if (to) query.andWhere('entry.at < :to', { to: Date.parse(to) + dayMilliseconds });
    const rows = await query.orderBy('entry.number', 'DESC').limit(limit).getMany();
    return rows.map(view);
  }

  /** Follows the chain of hashes for a while, behind entry `from`. */
  verify(from: number): Promise<TrailVerdict> {
    return verifyTrail(this.database, { from, most: mostOfChain });
  }
}
