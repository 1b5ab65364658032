import { MoreThan } from 'typeorm';
import type { Database } from '../database/database.ts';
import { type BrokenLink, ChainCheck } from './audit-chain.ts';
import { AuditEntryEntity } from './audit-entry.entity.ts';

const batch = 500;

export interface TrailVerdict {
  /** Entries that were right, from the first on. */
  count: number;
  /** Hash of the last of them. */
  hash: string;
  broken?: BrokenLink;
}

/** Reads the whole trail, some entries at a time, up to the first that is wrong. */
export async function verifyTrail(database: Database): Promise<TrailVerdict> {
  const chain = new ChainCheck();
  for (let after = 0; ; ) {
    const entries = await database.read.find(AuditEntryEntity, {
      where: { number: MoreThan(after) },
      order: { number: 'ASC' },
      take: batch,
    });
    for (const entry of entries) {
      const broken = chain.next(entry);
      if (broken) return { ...chain.head, broken };
      after = entry.number;
    }
    if (entries.length < batch) return chain.head;
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
