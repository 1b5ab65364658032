import { leastChargeCents, type OrderStatus } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import type { OrderEntity } from '../ledger/order.entity.ts';
import { PaymentAttemptEntity } from '../ledger/payment-attempt.entity.ts';
import { CouponEntity, CouponUseEntity, type CouponUseState } from './coupon.entity.ts';
import {
  couponEnded,
  couponHeld,
  couponLeavesTooLittle,
  couponNotForThese,
  couponNotYet,
  couponUsedByYou,
  couponUsedUp,
} from './coupon.errors.ts';
import { CouponCodes } from './coupon-codes.ts';
import { type DiscountableLine, discountsOf } from './discounts.ts';

/** What an order's new status means for its coupon. Money that arrived counts, also when the reservation was over. */
const stateAfter: Partial<Record<OrderStatus, CouponUseState>> = {
  expired: 'released',
  cancelled: 'released',
  paid: 'used',
  fulfilled: 'used',
  paid_late: 'used',
  mismatch: 'used',
  disputed: 'used',
  refunded: 'used',
};

/** `changed`: since it was applied; `crowded`: the buyer's earlier order that holds it has to be closed first. */
export type Reservation = { kind: 'held' | 'changed' } | { kind: 'crowded'; orderId: string };

/** A coupon and what it takes off each line. */
export interface AppliedCoupon {
  coupon: CouponEntity;
  discounts: number[];
}

/** Coupons as buyers use them. */
@Injectable()
export class Coupons {
  constructor(
    private readonly database: Database,
    private readonly codes: CouponCodes,
  ) {}

  /**
   * What a code gives for a cart now. Nothing is reserved: what the buyer's own orders that wait for
   * their payment hold doesn't count, because paying this cart ends its earlier checkout.
   */
  async apply(code: string, userId: string, lines: readonly DiscountableLine[]): Promise<AppliedCoupon> {
    const coupon = await this.codes.find(code, userId);
    refuseByDates(coupon);
    const discounts = discountsOf(coupon, lines);
    const off = discounts.reduce((sum, cents) => sum + cents, 0);
    if (off === 0) throw couponNotForThese();
    const total = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0) - off;
    if (total > 0 && total < leastChargeCents) throw couponLeavesTooLittle();
    await this.refuseByUses(this.database.read, coupon, userId, "(u.state = 'used' or u.userId <> :userId)");
    return { coupon, discounts };
  }

  /**
   * Holds a use for an order, in the transaction that places it. The coupon's row is locked until its
   * end, so that of several buyers one gets the last use.
   */
  async reserve(
    manager: EntityManager,
    applied: CouponEntity,
    order: { id: string; userId: string },
  ): Promise<Reservation> {
    const query = manager.createQueryBuilder(CouponEntity, 'c').where('c.id = :id', { id: applied.id });
    const coupon = await this.database.forUpdate(query).getOne();
    if (coupon?.version !== applied.version) return { kind: 'changed' };
    refuseByDates(coupon);
    const earlier = await this.earlier(manager, coupon, order.userId);
    if (earlier) return { kind: 'crowded', orderId: earlier };
    await this.refuseByUses(manager, coupon, order.userId, '1 = 1');
    await manager.insert(CouponUseEntity, { ...order, couponId: coupon.id, state: 'reserved', at: new Date() });
    return { kind: 'held' };
  }

  /** Releases or counts what an order holds, in the transaction that moves it. */
  async follow(manager: EntityManager, { id, couponId, status }: OrderEntity): Promise<void> {
    const state = stateAfter[status];
    if (couponId && state) await manager.update(CouponUseEntity, { id }, { state });
  }

  /**
   * The buyer's oldest order that waits for its payment and holds what this one needs: a use of the
   * account's own, or one of a coupon that others want, too.
   */
  private async earlier(
    manager: EntityManager,
    { id: couponId, mostUses, mostPerAccount }: CouponEntity,
    userId: string,
  ): Promise<string | undefined> {
    const own = await manager.find(CouponUseEntity, {
      where: { couponId, userId, state: Not('released') },
      order: { at: 'ASC', id: 'ASC' },
    });
    const held = own.find(({ state }) => state === 'reserved');
    const isShort = mostUses !== null || (mostPerAccount !== null && own.length >= mostPerAccount);
    return isShort ? held?.id : undefined;
  }

  private async refuseByUses(manager: EntityManager, coupon: CouponEntity, userId: string, counted: string) {
    const { mostUses, mostPerAccount } = coupon;
    if (mostUses === null && mostPerAccount === null) return;
    const sums = await manager
      .createQueryBuilder(CouponUseEntity, 'u')
      .select('count(*)', 'uses')
      .addSelect('sum(case when u.userId = :userId then 1 else 0 end)', 'own')
      .addSelect("sum(case when u.state = 'used' then 1 else 0 end)", 'used')
      .where("u.couponId = :couponId and u.state <> 'released'")
      .andWhere(counted)
      .setParameters({ couponId: coupon.id, userId })
      .getRawOne<Record<'uses' | 'own' | 'used', number | string | null>>();
    if (mostPerAccount !== null && Number(sums?.own ?? 0) >= mostPerAccount) throw couponUsedByYou();
    if (mostUses === null || Number(sums?.uses ?? 0) < mostUses) return;
    if (Number(sums?.used ?? 0) >= mostUses) throw couponUsedUp();
    const first = await manager.findOne(CouponUseEntity, {
      where: { couponId: coupon.id, state: 'reserved', userId: Not(userId) },
      order: { at: 'ASC' },
    });
    const attempt = await manager.findOneBy(PaymentAttemptEntity, { orderId: first?.id ?? '' });
    throw couponHeld(Math.ceil(((attempt?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000));
  }
}

function refuseByDates({ disabledAt, startsAt, endsAt }: CouponEntity): void {
  const now = new Date();
  if (disabledAt || (endsAt && endsAt <= now)) throw couponEnded();
  if (startsAt && startsAt > now) throw couponNotYet(startsAt);
}
