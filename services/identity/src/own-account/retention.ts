import { AttemptEntity, Database, deleteInBatches, type Housekeeper } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { KnownNetworkEntity } from '../limits/known-network.entity.ts';
import { knownNetworkDays } from '../limits/known-networks.ts';
import { MailTokenEntity } from '../mail/mail-token.entity.ts';
import { SessionEntity } from '../sessions/session.entity.ts';

/** Deletes expired rows; until then, reads ignore them. */
@Injectable()
export class Retention implements Housekeeper {
  constructor(private readonly database: Database) {}

  async run(now = Date.now()): Promise<void> {
    const past = { expiresAt: LessThan(new Date(now)) };
    await deleteInBatches(this.database, SessionEntity, past);
    await deleteInBatches(this.database, MailTokenEntity, past);
    await deleteInBatches(this.database, AttemptEntity, { endsAt: LessThan(now) });
    const unused = { seenAt: LessThan(now - knownNetworkDays * 86_400_000) };
    await deleteInBatches(this.database, KnownNetworkEntity, unused);
  }
}
