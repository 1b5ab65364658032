import {
  centsToDollars,
  monthAfter,
  type OwnSales,
  type ProductFigures,
  type SalesMonth,
  salesMonths,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { IsNull, type SelectQueryBuilder } from 'typeorm';
import { ProductEntity } from '../catalogue/product.entity.ts';
import { productNotFound } from '../catalogue/product.errors.ts';
import { toDate } from '../catalogue/product-row.ts';
import { OrderEntity, OrderLineEntity } from '../ledger/order.entity.ts';
import { EntitlementEntity, LicenceMachineEntity } from '../licences/entitlement.entity.ts';
import { isRefunded, lineCents, sumUnits, type UnitSum, unitsOf } from './sold-lines.ts';

const shownSales = 200;
const beginOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

interface SoldLine {
  id: string;
  name: string;
  units: number;
  cents: number | string;
  at: string | Date;
  refunded: number | string | boolean;
}

/** What a producer's own products have sold, by the day of payment (UTC), after coupons. */
@Injectable()
export class OwnSalesFigures {
  constructor(private readonly database: Database) {}

  async of(owner: string, now: Date): Promise<OwnSales> {
    const lines = () => this.lines(owner);
    return { items: await this.items(owner), months: await months(lines, now), sales: await this.sales(owner) };
  }

  async ofProduct(id: string, owner: string, now: Date): Promise<ProductFigures> {
    if (!(await this.database.read.existsBy(ProductEntity, { id, ownerId: owner }))) throw productNotFound();
    const lines = () => this.lines(owner).andWhere('l.refId = :id', { id });
    const sum = unitsOf(await sumUnits(lines()).getRawOne<UnitSum>());
    return { ...sum, months: await months(lines, now), licences: await this.licences(id) };
  }

  private async licences(refId: string): Promise<ProductFigures['licences']> {
    const valid = { type: 'product' as const, refId, revokedAt: IsNull() };
    const machines = await this.database.read
      .createQueryBuilder(LicenceMachineEntity, 'm')
      .innerJoin(EntitlementEntity, 'e', 'e.id = m.licenceId')
      .where(`e.type = 'product' and e.refId = :refId and e.revokedAt is null`, { refId })
      .getCount();
    return {
      valid: await this.database.read.countBy(EntitlementEntity, valid),
      seats: (await this.database.read.sum(EntitlementEntity, 'seats', valid)) ?? 0,
      machines,
    };
  }

  private lines(owner: string): SelectQueryBuilder<OrderLineEntity> {
    return this.database.read
      .createQueryBuilder(OrderLineEntity, 'l')
      .innerJoin(OrderEntity, 'o', 'o.id = l.orderId')
      .innerJoin(ProductEntity, 'p', `p.id = l.refId and l.type = 'product'`)
      .where('p.ownerId = :owner and o.paidAt is not null', { owner });
  }

  private async items(owner: string): Promise<OwnSales['items']> {
    const rows = await sumUnits(this.lines(owner))
      .addSelect('l.refId', 'id')
      .addSelect('max(l.name)', 'name')
      .groupBy('l.refId')
      .orderBy('cents', 'DESC')
      .addOrderBy('l.refId', 'ASC')
      .getRawMany<UnitSum & { id: string; name: string }>();
    return rows.map(({ id, name, ...sum }) => ({ id, title: name, ...unitsOf(sum) }));
  }

  private async sales(owner: string): Promise<OwnSales['sales']> {
    const rows = await this.lines(owner)
      .select('l.refId', 'id')
      .addSelect('l.name', 'name')
      .addSelect('l.quantity', 'units')
      .addSelect(lineCents, 'cents')
      .addSelect('o.paidAt', 'at')
      .addSelect(`case when ${isRefunded} then 1 else 0 end`, 'refunded')
      .orderBy('o.paidAt', 'DESC')
      // The provider's times are whole seconds.
      .addOrderBy('o.number', 'DESC')
      .addOrderBy('l.id', 'ASC')
      .limit(shownSales)
      .getRawMany<SoldLine>();
    return rows.map(({ id, name, units, cents, at, refunded }) => ({
      id,
      title: name,
      units,
      revenue: centsToDollars(Number(cents)),
      at: toDate(at).toISOString(),
      refunded: Number(refunded) === 1,
    }));
  }
}

/** The last 12, oldest first. */
function months(lines: () => SelectQueryBuilder<OrderLineEntity>, now: Date): Promise<SalesMonth[]> {
  const current = now.toISOString().slice(0, 7);
  const names = Array.from({ length: salesMonths }, (_, at) => monthAfter(current, at + 1 - salesMonths));
  return Promise.all(
    names.map(async (month) => {
      const span = { from: beginOf(month), to: beginOf(monthAfter(month, 1)) };
      const paid = lines().andWhere('o.paidAt >= :from and o.paidAt < :to', span);
      return { month, ...unitsOf(await sumUnits(paid).getRawOne<UnitSum>()) };
    }),
  );
}
