import { IsNull, Not } from 'typeorm';
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
  const now = Date.now();
  // Its age counts from now, so that it is tried as long as a new one.
  const anew = { diedAt: null, dueAt: now, createdAt: now, attempts: 0, lockedUntil: 0 };
  const done = await database.transaction((manager) =>
    manager.update(OutboxEntity, id === 'all' ? dead : { ...dead, id }, anew),
  );
  if (!done.affected && id !== 'all') throw missing(id);
  print(`${done.affected ?? 0} will be tried again.`);
}

async function drop(database: Database, id: string, print: (line: string) => void): Promise<void> {
  await database.transaction(async (manager) => {
    const row = await manager.findOneBy(OutboxEntity, { ...dead, id });
    if (!row) throw missing(id);
    await deleteRow(manager, row);
  });
  print(`${id} was dropped.`);
}

const missing = (id: string) =>
  new DomainError('outbox.delivery.not-found', 404, `No delivery that was given up has the id ${id}. ${usage}`);
