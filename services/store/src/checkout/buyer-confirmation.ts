import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { OrderEntity } from '../ledger/order.entity.ts';
import { Buyers } from './buyers.ts';

/** Outbox task: an account has another address, or has confirmed its own. */
export const addressChangedTask = 'address-changed';

const accountSchema = z.object({ userId: z.uuid() });

/** Mails about orders that were placed before their buyer confirmed the address have documents attached from then on. */
@Injectable()
export class BuyerConfirmation {
  constructor(
    private readonly buyers: Buyers,
    private readonly database: Database,
  ) {}

  async run(payload: unknown): Promise<void> {
    const { userId } = accountSchema.parse(payload);
    const account = await this.buyers.account(userId);
    if (!account?.emailConfirmed) return;
    await this.database.transaction((manager) =>
      manager.update(
        OrderEntity,
        { userId, buyerEmail: account.email, buyerConfirmed: false },
        { buyerConfirmed: true },
      ),
    );
  }
}
