import { randomUUID } from 'node:crypto';
import {
  type Coupon,
  type CouponChange,
  type CouponsQuery,
  type CouponUse,
  type CouponUsesQuery,
  centsToDollars,
  couponCodeOf,
  defaultLanguage,
  dollarsToCents,
  type KeysetPage,
  type NewCoupon,
} from '@arcada/contracts';
import {
  Database,
  isBasedOn,
  isUniqueViolation,
  type KeysetOrder,
  likePart,
  noteUnchanged,
  once,
  readKeyset,
  recordChange,
} from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import { Offers } from '../cart/offers.ts';
import { ProductEntity } from '../catalogue/product.entity.ts';
import { OrderEntity } from '../ledger/order.entity.ts';
import { orderNumber } from '../ledger/order-number.ts';
import { CouponEntity, CouponUseEntity } from './coupon.entity.ts';
import { couponChanged, couponExists, couponForUnknown, couponNotFound } from './coupon.errors.ts';

const orders: Record<CouponsQuery['sort'], KeysetOrder<CouponEntity>> = {
  createdAt: { by: 'c.createdAt', valueOf: ({ createdAt }) => createdAt },
  code: { by: 'c.code', valueOf: ({ code }) => code },
};
const useOrders: Record<CouponUsesQuery['sort'], KeysetOrder<CouponUseEntity>> = {
  at: { by: 'u.at', valueOf: ({ at }) => at },
};

/** As `statusOf` decides. */
const conditions: Record<Coupon['status'], string> = {
  disabled: 'c.disabledAt is not null',
  scheduled: 'c.disabledAt is null and c.startsAt > :now',
  ended: 'c.disabledAt is null and (c.startsAt is null or c.startsAt <= :now) and c.endsAt <= :now',
  active:
    'c.disabledAt is null and (c.startsAt is null or c.startsAt <= :now) and (c.endsAt is null or c.endsAt > :now)',
};

/** Coupons as admins see and change them. */
@Injectable()
export class ManagedCoupons {
  constructor(
    private readonly database: Database,
    private readonly offers: Offers,
  ) {}

  async list({ q, status, ...request }: CouponsQuery): Promise<KeysetPage<Coupon>> {
    const query = this.database.read.createQueryBuilder(CouponEntity, 'c');
    if (q) query.andWhere("c.code like :pattern escape '!'", { pattern: likePart(couponCodeOf(q)) });
    if (status) query.andWhere(`(${conditions[status]})`, { now: new Date() });
    const { rows, ...page } = await readKeyset(query, request, orders);
    const uses = await this.usesOf(this.database.read, rows);
    return { items: rows.map((row) => viewOf(row, uses.get(row.id) ?? 0)), ...page };
  }

  async read(id: string, manager: EntityManager = this.database.read): Promise<Coupon> {
    const coupon = await manager.findOneBy(CouponEntity, { id });
    if (!coupon) throw couponNotFound();
    return viewOf(coupon, (await this.usesOf(manager, [coupon])).get(id) ?? 0);
  }

  async uses(couponId: string, request: CouponUsesQuery): Promise<KeysetPage<CouponUse>> {
    await this.read(couponId);
    const query = this.database.read
      .createQueryBuilder(CouponUseEntity, 'u')
      .where("u.couponId = :couponId and u.state <> 'released'", { couponId });
    const { rows, ...page } = await readKeyset(query, request, useOrders);
    const found = await this.database.read.findBy(OrderEntity, { id: In(rows.map(({ id }) => id)) });
    const byId = new Map(found.map((order) => [order.id, order]));
    const items = rows.flatMap(({ id, state, at }): CouponUse[] => {
      const order = byId.get(id);
      if (!order || state === 'released') return [];
      return [
        {
          orderId: id,
          orderNumber: orderNumber(order.number),
          orderStatus: order.status,
          state,
          at: at.toISOString(),
          discount: centsToDollars(order.discountCents ?? 0),
          total: centsToDollars(order.totalCents),
        },
      ];
    });
    return { items, ...page };
  }

  async create(coupon: NewCoupon, { adminId, key }: { adminId: string; key: string | undefined }): Promise<Coupon> {
    await this.refuseUnknown(coupon, []);
    const keyed = { scope: `user:${adminId}`, key, request: ['coupon', coupon] };
    const id = await once(this.database, keyed, async (manager) => {
      const { code, ...facts } = coupon;
      const row = { ...columnsOf(facts), id: randomUUID(), code, createdAt: new Date(), disabledAt: null, version: 1 };
      await manager.insert(CouponEntity, row);
      const subject = { kind: 'coupon', id: row.id, name: code };
      await recordChange(manager, { action: 'store.coupon.created', subject, after: recorded(row) });
      return row.id;
    }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? couponExists(coupon.code) : error;
    });
    return this.read(id);
  }

  async change(id: string, { disabled, ...facts }: CouponChange, ifMatch: string | undefined): Promise<Coupon> {
    await this.refuseUnknown(facts, (await this.read(id)).items);
    await this.database.transaction(async (manager) => {
      const query = manager.createQueryBuilder(CouponEntity, 'c').where('c.id = :id', { id });
      const before = await this.database.forUpdate(query).getOne();
      if (!before) throw couponNotFound();
      if (!isBasedOn(before.version, ifMatch)) throw couponChanged(await this.read(id, manager));
      const disabledAt = disabled ? (before.disabledAt ?? new Date()) : null;
      const after = { ...before, ...columnsOf(facts), disabledAt };
      if (JSON.stringify(recorded(after)) === JSON.stringify(recorded(before))) return noteUnchanged();
      await manager.update(CouponEntity, { id }, { ...columnsOf(facts), disabledAt, version: before.version + 1 });
      const subject = { kind: 'coupon', id, name: before.code };
      const action = 'store.coupon.changed';
      await recordChange(manager, { action, subject, before: recorded(before), after: recorded(after) });
    });
    return this.read(id);
  }

  /** What it was for before may have gone meanwhile. */
  private async refuseUnknown(
    { appliesTo, items }: Pick<NewCoupon, 'appliesTo' | 'items'>,
    known: Coupon['items'],
  ): Promise<void> {
    if (appliesTo !== 'chosen') return;
    const missing: number[] = [];
    for (const [at, { type, id }] of items.entries()) {
      if (known.some((item) => item.type === type && item.id === id)) continue;
      const exists =
        type === 'product'
          ? await this.database.read.existsBy(ProductEntity, { id })
          : await this.offers.find(type, id, defaultLanguage);
      if (!exists) missing.push(at);
    }
    if (missing.length > 0) throw couponForUnknown(missing.map((at) => `items.${at}.id`));
  }

  private async usesOf(manager: EntityManager, coupons: readonly CouponEntity[]): Promise<Map<string, number>> {
    if (coupons.length === 0) return new Map();
    const sums = await manager
      .createQueryBuilder(CouponUseEntity, 'u')
      .select('u.couponId', 'id')
      .addSelect('count(*)', 'uses')
      .where({ couponId: In(coupons.map(({ id }) => id)), state: Not('released') })
      .groupBy('u.couponId')
      .getRawMany<{ id: string; uses: number | string }>();
    return new Map(sums.map(({ id, uses }) => [id, Number(uses)]));
  }
}

const dateOf = (time: string | null) => (time === null ? null : new Date(time));

const columnsOf = ({ kind, value, appliesTo, items, startsAt, endsAt, ...limits }: Omit<NewCoupon, 'code'>) => ({
  kind,
  value: kind === 'percent' ? value : dollarsToCents(value),
  appliesTo,
  items: appliesTo === 'chosen' ? items : [],
  startsAt: dateOf(startsAt),
  endsAt: dateOf(endsAt),
  mostUses: limits.mostUses,
  mostPerAccount: limits.mostPerAccount,
});

/** What the audit trail keeps of it. */
const recorded = ({ code, kind, value, appliesTo, items, startsAt, endsAt, mostUses, ...coupon }: CouponEntity) => ({
  code,
  kind,
  // A change of the value alone is recorded without the kind.
  ...(kind === 'percent' ? { percent: value } : { amountCents: value }),
  appliesTo,
  items: items.map(({ type, id }) => `${type}:${id}`),
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  mostUses,
  mostPerAccount: coupon.mostPerAccount,
  disabled: coupon.disabledAt !== null,
});

function statusOf({ disabledAt, startsAt, endsAt }: CouponEntity): Coupon['status'] {
  const now = new Date();
  if (disabledAt) return 'disabled';
  if (startsAt && startsAt > now) return 'scheduled';
  return endsAt && endsAt <= now ? 'ended' : 'active';
}

const viewOf = (coupon: CouponEntity, uses: number): Coupon => ({
  id: coupon.id,
  code: coupon.code,
  kind: coupon.kind,
  value: coupon.kind === 'percent' ? coupon.value : centsToDollars(coupon.value),
  appliesTo: coupon.appliesTo,
  items: coupon.items,
  startsAt: coupon.startsAt?.toISOString() ?? null,
  endsAt: coupon.endsAt?.toISOString() ?? null,
  mostUses: coupon.mostUses,
  mostPerAccount: coupon.mostPerAccount,
  disabled: coupon.disabledAt !== null,
  status: statusOf(coupon),
  uses,
  createdAt: coupon.createdAt.toISOString(),
  version: coupon.version,
});
