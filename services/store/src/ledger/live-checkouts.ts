import { Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OrderEntity } from './order.entity.ts';

export const closeCheckoutTask = 'store.checkout.close';

/** What other nouns may do with checkouts that are waiting for payment. */
@Injectable()
export class LiveCheckouts {
  constructor(private readonly outbox: Outbox) {}

  /**
   * A cart was merged into another: a payment under way still empties the right cart, and is
   * cancelled if possible.
   */
  async moveCart(manager: EntityManager, from: string, into: string): Promise<void> {
    for (const order of await manager.findBy(OrderEntity, { liveCartId: from })) {
      await manager.update(OrderEntity, { id: order.id }, { cartId: into });
      await this.outbox.addTask(manager, closeCheckoutTask, { orderId: order.id });
    }
  }
}
