import { setImmediate } from 'node:timers/promises';
import type { BrokenLink, TrailVerdict } from '@arcada/contracts';
import { MoreThan } from 'typeorm';
import type { Database } from '../database/database.ts';
import { ChainCheck, genesis } from './audit-chain.ts';
import { AuditEntryEntity } from './audit-entry.entity.ts';

const batch = 200;

/**
 * Reads the trail, some entries at a time, up to the first that is wrong. `from`: an entry up to which it was right; it
 * is checked once more, because the next one follows its hash. `most`: entries after which the rest is left for later.
 */
export async function verifyTrail(
  database: Database,
  { from = 0, most = Number.POSITIVE_INFINITY }: { from?: number; most?: number } = {},
): Promise<TrailVerdict> {
  const first = from > 0 ? await database.read.findOneBy(AuditEntryEntity, { number: from }) : null;
  const chain = from > 0 ? new ChainCheck(from - 1, first?.previousHash ?? genesis) : new ChainCheck();
  for (let read = 0; ; ) {
    const entries = await database.read.find(AuditEntryEntity, {
      where: { number: MoreThan(chain.head.count) },
      order: { number: 'ASC' },
      take: batch,
    });
    for (const entry of entries) {
      const broken = chain.next(entry);
      if (broken) return { ...chain.head, broken };
    }
    // It was there before.
    if (chain.head.count < from) return { ...chain.head, broken: { number: from, reason: 'missing' } };
    if (entries.length < batch) return chain.head;
    read += entries.length;
    if (read >= most) return { ...chain.head, more: true };
    // Other requests have their turn: SQLite doesn't wait.
    await setImmediate();
  }
}

const words: Record<BrokenLink['reason'], string> = {
  missing: 'is missing',
  changed: 'was changed after it had been written',
  detached: 'does not follow the one before it',
};

/** The command `audit`: prints a line, and throws when the trail is broken. */
export async function runAuditCommand(database: Database, print: (line: string) => void): Promise<void> {
  const { count, hash, broken } = await verifyTrail(database);
  if (broken)
    throw new Error(
      `The audit trail is broken: entry ${broken.number} ${words[broken.reason]}. The ${count} before it are right.`,
    );
  print(`The audit trail is whole: ${count} entries, the last with the hash ${hash}`);
}
