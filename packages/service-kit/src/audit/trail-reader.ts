import {
  actionName,
  storedActions,
  type TrailEntry,
  type TrailFilter,
  type TrailPart,
  type TrailVerdict,
} from '@arcada/contracts';
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
/** Of these a call looks at so many: a long trail is searched in several. */
const mostSifted = 4 * sifted;

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

  async read(filter: TrailFilter, { below, limit }: Part): Promise<TrailPart> {
    const { called } = filter;
    if (!called) return { entries: await this.rows(filter, { below, limit }), searched: null };
    // What was done to a status is seen in an entry's fields, which the database can't search.
    const entries: TrailEntry[] = [];
    let last: TrailEntry | undefined;
    for (let looked = 0; looked < mostSifted; looked += sifted) {
      const rows = await this.rows(filter, { below: last?.number ?? below, limit: sifted });
      entries.push(...rows.filter((entry) => actionName(entry) === called));
      last = rows.at(-1);
      if (entries.length >= limit || rows.length < sifted) return { entries: entries.slice(0, limit), searched: null };
    }
    return { entries, searched: last ? { number: last.number, at: last.at } : null };
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
