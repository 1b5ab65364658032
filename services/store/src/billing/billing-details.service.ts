import { type Billing, printedTaxId } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { OrderEntity } from '../ledger/order.entity.ts';
import { BillingDetailsEntity, readBilling } from './billing-details.entity.ts';

const isEmpty = (billing: Billing) => Object.values(billing).every((value) => value === '');

const printed = (given: Billing): Billing => ({ ...given, taxId: printedTaxId(given.country, given.taxId) });

/** Company, address and tax id of buyers, as they kept them or as a complete order has them. */
@Injectable()
export class BillingDetails {
  constructor(private readonly database: Database) {}

  async of(userId: string, manager: EntityManager = this.database.read): Promise<Billing | null> {
    return readBilling((await manager.findOneBy(BillingDetailsEntity, { userId }))?.details);
  }

  /** Those of the order that awaits its payment, and the buyer's reference of it; null without one. */
  async ofOpenOrder(userId: string): Promise<{ billing: Billing | null; reference: string | null }> {
    const open = { userId, status: 'pending', liveCartId: Not(IsNull()) } as const;
    const order = await this.database.read.findOne(OrderEntity, {
      where: [
        { ...open, billing: Not(IsNull()) },
        { ...open, reference: Not(IsNull()) },
      ],
      order: { createdAt: 'DESC' },
    });
    return { billing: readBilling(order?.billing), reference: order?.reference ?? null };
  }

  /**
   * What counts for a purchase now: without any, what was kept. What is given is kept once the order is complete, as it
   * may be broken off; what is taken back is forgotten at once.
   */
  async take(manager: EntityManager, userId: string, given: Billing | undefined): Promise<Billing | null> {
    if (!given) return this.of(userId, manager);
    if (!isEmpty(given)) return printed(given);
    await this.forget(manager, userId);
    return null;
  }

  /** Of an order that is complete, unless its buyer has kept others meanwhile. */
  async keepOf(manager: EntityManager, { userId, billing, createdAt }: OrderEntity): Promise<void> {
    if (!billing) return;
    const since = { userId, updatedAt: MoreThan(createdAt) };
    if (!(await manager.existsBy(BillingDetailsEntity, since))) await this.write(manager, userId, billing);
  }

  /** Beside a purchase. */
  async keep(userId: string, given: Billing): Promise<Billing | null> {
    const details = isEmpty(given) ? null : printed(given);
    await this.database.transaction((manager) =>
      details ? this.write(manager, userId, JSON.stringify(details)) : this.forget(manager, userId),
    );
    return details;
  }

  private async write(manager: EntityManager, userId: string, details: string): Promise<void> {
    await manager.upsert(BillingDetailsEntity, { userId, details, updatedAt: new Date() }, ['userId']);
  }

  async forget(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(BillingDetailsEntity, { userId });
  }
}
