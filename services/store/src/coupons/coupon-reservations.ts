import { Database, type Housekeeper } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { OrderEntity } from '../ledger/order.entity.ts';
import { CouponUseEntity } from './coupon.entity.ts';
import { Coupons } from './coupons.service.ts';

const atOnce = 100;

/**
 * Lets go of uses that are held by an order that doesn't wait for its payment any more. A process of a release before
 * coupons, running beside this one, moves orders without that.
 */
@Injectable()
export class CouponReservations implements Housekeeper {
  constructor(
    private readonly database: Database,
    private readonly coupons: Coupons,
  ) {}

  async run(): Promise<void> {
    for (;;) {
      const left = await this.database.read
        .createQueryBuilder(CouponUseEntity, 'u')
        .innerJoin(OrderEntity, 'o', 'o.id = u.id')
        .where("u.state = 'reserved' and o.status <> 'pending'")
        .limit(atOnce)
        .getMany();
      for (const { id } of left) await this.settle(id);
      if (left.length < atOnce) return;
    }
  }

  private settle(id: string): Promise<void> {
    return this.database.transaction(async (manager) => {
      const query = manager.createQueryBuilder(OrderEntity, 'o').where('o.id = :id', { id });
      const order = await this.database.forUpdate(query).getOne();
      if (order) await this.coupons.follow(manager, order);
    });
  }
}
