import { AttemptEntity, Database, deleteInBatches, type Housekeeper } from '@arcada/service-kit';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { In, IsNull, LessThan } from 'typeorm';
import { CartEntity, CartLineEntity } from '../cart/cart.entity.ts';
import { StripeEventEntity } from '../webhooks/stripe-event.entity.ts';
import { WebhookRecordEntity } from '../webhooks/webhook-record.entity.ts';

const dayMilliseconds = 86_400_000;
const cartDays = 90;
// Stripe repeats an event for three days, and events signed more than five minutes ago are refused
// anyway.
const eventDays = 90;
const atOnce = 500;

/** Deletes visitors' carts untouched for 90 days, and old ids of Stripe's events. */
@Injectable()
export class Retention implements Housekeeper, OnApplicationShutdown {
  private stopped = false;

  constructor(private readonly database: Database) {}

  onApplicationShutdown(): void {
    this.stopped = true;
  }

  /** In small transactions until nothing is left, so that other writes don't wait long. */
  async run(now = Date.now()): Promise<void> {
    while (!this.stopped && (await this.dropCarts(now - cartDays * dayMilliseconds)) === atOnce);
    await deleteInBatches(this.database, AttemptEntity, { endsAt: LessThan(now) });
    while (!this.stopped && (await this.dropEvents(new Date(now - eventDays * dayMilliseconds))) === atOnce);
  }

  private async dropCarts(before: number): Promise<number> {
    const left = { userId: IsNull(), updatedAt: LessThan(before) };
    const carts = await this.database.read.find(CartEntity, { where: left, select: { id: true }, take: atOnce });
    for (const { id } of carts)
      await this.database.transaction(async (manager) => {
        const gone = await manager.delete(CartEntity, { ...left, id });
        if (gone.affected) await manager.delete(CartLineEntity, { cartId: id });
      });
    return carts.length;
  }

  /** Also failed ones, which have no row of their own among those that were applied. */
  private async dropEvents(before: Date): Promise<number> {
    const old = { receivedAt: LessThan(before) };
    let most = 0;
    for (const entity of [StripeEventEntity, WebhookRecordEntity]) {
      const events = await this.database.read.find(entity, { where: old, select: { id: true }, take: atOnce });
      const ids = events.map(({ id }) => id);
      if (ids.length) await this.database.transaction((manager) => manager.delete(entity, { id: In(ids) }));
      most = Math.max(most, ids.length);
    }
    return most;
  }
}
