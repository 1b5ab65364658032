import { networkOf } from '@arcada/contracts';
import { Database, sha256 } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, MoreThan } from 'typeorm';
import { KnownNetworkEntity } from './known-network.entity.ts';

export const knownNetworkDays = 90;

const idOf = (accountId: string, address: string) => sha256(`${accountId} ${networkOf(address)}`);

/** The networks people sign in from, where guesses of others must not lock them out. */
@Injectable()
export class KnownNetworks {
  constructor(private readonly database: Database) {}

  /**
   * `of` is the account's id, or a stand-in for an account that doesn't exist, so that the work is
   * the same.
   */
  has(of: string, address: string): Promise<boolean> {
    const since = Date.now() - knownNetworkDays * 86_400_000;
    return this.database.read.existsBy(KnownNetworkEntity, { id: idOf(of, address), seenAt: MoreThan(since) });
  }

  async note(manager: EntityManager, accountId: string, address: string): Promise<void> {
    const row = { id: idOf(accountId, address), accountId, seenAt: Date.now() };
    await manager.upsert(KnownNetworkEntity, row, ['id']);
  }
}
