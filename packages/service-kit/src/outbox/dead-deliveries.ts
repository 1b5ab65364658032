import { type EntityManager, In, IsNull, Not } from 'typeorm';
import type { Database } from '../database/database.ts';
import { DomainError } from '../http/domain-error.ts';
import { OutboxEntity } from './outbox.entity.ts';
import { deleteRow } from './payload.ts';

const usage = 'Use "outbox list", "outbox retry <id>", "outbox retry all" or "outbox drop <id>".';
const dead = { diedAt: Not(IsNull()) };

/** Dead deliveries: listed, retried from the beginning, or dropped by a person's decision. */
export async function runOutboxCommand(
  database: Database,
  [action = 'list', id]: readonly string[],
  print: (line: string) => void,
): Promise<void> {
  if (action === 'list' && id === undefined) return list(database, print);
  if (action === 'retry' && id !== undefined) return retry(database, id, print);
  if (action === 'drop' && id !== undefined && id !== 'all') return drop(database, id, print);
  throw new DomainError('outbox.command.unknown', 400, usage);
}

async function list({ read }: Database, print: (line: string) => void): Promise<void> {
  const rows = await read.find(OutboxEntity, { where: dead, order: { diedAt: 'ASC' } });
  // Their content isn't shown: it has names, addresses and links.
  for (const { id, kind, name, receiver, attempts, createdAt, diedAt, lastError } of rows) {
    const times = { created: new Date(createdAt).toISOString(), died: new Date(Number(diedAt)).toISOString() };
    print(JSON.stringify({ id, kind, name, receiver, attempts, ...times, lastError }));
  }
  print(rows.length === 0 ? 'No delivery was given up.' : `${rows.length} given up. ${usage}`);
}

async function retry(database: Database, id: string, print: (line: string) => void): Promise<void> {
  const count = await database.transaction((manager) => retryDead(manager, id === 'all' ? undefined : [id]));
  if (count === 0 && id !== 'all') throw missing(id);
  print(`${count} will be tried again.`);
}

async function drop(database: Database, id: string, print: (line: string) => void): Promise<void> {
  if (!(await database.transaction((manager) => dropDead(manager, id)))) throw missing(id);
  print(`${id} was dropped.`);
}

/** Dead deliveries, all or those of the given ids, are tried from the beginning. Returns how many. */
export async function retryDead(manager: EntityManager, ids: readonly string[] | undefined): Promise<number> {
  const now = Date.now();
  // Their age counts from now, so that they are tried as long as new ones.
  const anew = { diedAt: null, dueAt: now, createdAt: now, attempts: 0, lockedUntil: 0 };
  const { affected } = await manager.update(OutboxEntity, ids ? { ...dead, id: In([...ids]) } : dead, anew);
  return affected ?? 0;
}

/** Deletes a dead delivery and returns what it was; undefined when there is none, or another call has just decided. */
export async function dropDead(manager: EntityManager, id: string): Promise<OutboxEntity | undefined> {
  const row = await manager.findOneBy(OutboxEntity, { ...dead, id });
  return row && (await deleteRow(manager, row, dead)) ? row : undefined;
}

const missing = (id: string) =>
  new DomainError('outbox.delivery.not-found', 404, `No delivery that was given up has the id ${id}. ${usage}`);
