import type { Billing } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BillingDetailsEntity, readBilling } from './billing-details.entity.ts';

const isEmpty = (billing: Billing) => Object.values(billing).every((value) => value === '');

/** Company, address and tax id of buyers, as they gave them last. */
@Injectable()
export class BillingDetails {
  constructor(private readonly database: Database) {}

  async of(userId: string, manager: EntityManager = this.database.read): Promise<Billing | null> {
    return readBilling((await manager.findOneBy(BillingDetailsEntity, { userId }))?.details);
  }

  /** Keeps what is given, and returns what counts for a purchase now: without any, what was kept. */
  async take(manager: EntityManager, userId: string, given: Billing | undefined): Promise<Billing | null> {
    if (!given) return this.of(userId, manager);
    if (isEmpty(given)) {
      await this.forget(manager, userId);
      return null;
    }
    const details = JSON.stringify(given);
    await manager.upsert(BillingDetailsEntity, { userId, details, updatedAt: new Date() }, ['userId']);
    return given;
  }

  /** The same beside a purchase. */
  keep(userId: string, given: Billing): Promise<Billing | null> {
    return this.database.transaction((manager) => this.take(manager, userId, given));
  }

  async forget(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(BillingDetailsEntity, { userId });
  }
}
