import type { RecordedAs } from '@arcada/contracts';
import type { EntityManager } from 'typeorm';
import { currentScope } from '../database/scope.ts';
import { currentRequest } from '../http/current-request.ts';
import { currentRequestId } from '../operation/request-id.ts';
import { canonical, genesis, hashOf } from './audit-chain.ts';
import { AuditEntryEntity, type RecordedFields } from './audit-entry.entity.ts';
import { boundedValue, differences } from './differences.ts';

export interface AuditedChange {
  /** `store.product.changed`: area, noun, what was done. */
  action: string;
  /** `name`: how people call it. */
  subject: { kind: string; id: string; name?: string };
  /** The subject before and after; what is equal in both isn't stored. Leave out `before` for something new, `after` for something removed. */
  before?: RecordedFields;
  after?: RecordedFields;
}

const longestName = 200;

/**
 * Not an entry, but the row 0 that the first one follows. Who records a change writes it again, and
 * so has it locked until the commit: on MySQL, too, entries are added one after another.
 */
const root: AuditEntryEntity = {
  number: 0,
  at: 0,
  action: 'audit.begun',
  subjectKind: 'audit',
  subjectId: '',
  subjectName: null,
  actorId: null,
  actorRole: null,
  client: null,
  requestId: null,
  before: null,
  after: null,
  previousHash: genesis,
  hash: genesis,
};

/**
 * Adds an entry to the audit trail, in the transaction of the change itself: both are stored, or
 * neither. Who did it is taken from the request. Call it last, because other changes of this service
 * wait from here on until the commit.
 */
export async function recordChange(manager: EntityManager, { action, subject, before, after }: AuditedChange) {
  if (!currentScope()) throw new Error('recordChange() must run in the transaction of the change');
  const changed = differences(before, after);
  const request = currentRequest();
  const actor = request?.caller?.actor;
  const entry = {
    at: Date.now(),
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectName: subject.name?.slice(0, longestName).toWellFormed() || null,
    actorId: actor?.kind === 'user' ? (actor.viewedBy ?? actor.id) : null,
    // Only admins view the site as an account, whose role the actor has meanwhile.
    actorRole: actor?.kind === 'user' ? (actor.viewedBy ? 'admin' : actor.role) : null,
    client: request?.ip.slice(0, 64) ?? null,
    requestId: currentRequestId() ?? null,
    before: boundedValue(changed.before),
    after: boundedValue(
      changed.after && request?.recordedAs ? { ...changed.after, how: request.recordedAs } : changed.after,
    ),
  };
  // A JSON column stores what JSON can say: the hash is of that.
  const stored = JSON.parse(canonical(entry)) as typeof entry;
  await manager.upsert(AuditEntryEntity, root as object, ['number']);
  const [last = root] = await manager.find(AuditEntryEntity, {
    select: { number: true, hash: true },
    order: { number: 'DESC' },
    take: 1,
  });
  const next = { ...stored, number: last.number + 1, previousHash: last.hash };
  await manager.insert(AuditEntryEntity, { ...next, hash: hashOf(next) } as object);
  markAudited('recorded');
}

/** The entries of this request are parts of a change of many things, or take one back. */
export function recordAs(how: RecordedAs): void {
  const request = currentRequest();
  if (request) request.recordedAs = how;
}

/** For a request that finds everything as it wishes: there is no change to record. */
export const noteUnchanged = (): void => markAudited('unchanged');

/** Tells the check of tests (`checkAudits`) that this request did what an admin's request must. */
function markAudited(how: 'recorded' | 'unchanged'): void {
  const request = currentRequest();
  if (request && request.audited !== 'recorded') request.audited = how;
}
