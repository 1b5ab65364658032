import {
  centsToDollars,
  type DaysQuery,
  momentsOf,
  monthAfter,
  type SalesMonth,
  type SiteSales,
  type SoldItems,
  salesMonths,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { OrderEntity, OrderLineEntity } from '../ledger/order.entity.ts';

/** Products and courses that the list shows. */
const shownItems = 20;
/** Paid orders; in dispute the money isn't there. */
const sold = ['paid', 'fulfilled'];
const isSold = 'o.status in (:...sold) and l.refundId is null';
/** After the discount. */
const price = 'l.quantity * l.unitCents - coalesce(l.discountCents, 0)';
const isRefunded = `(o.status = 'refunded' or l.refundId is not null)`;
const beginOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

interface MonthSum {
  units: number | string | null;
  refunded: number | string | null;
  cents: number | string | null;
}
interface ItemSum {
  type: OrderLineEntity['type'];
  id: string;
  name: string;
  units: number | string;
  cents: number | string;
}

/** What the whole site has sold, by the day of payment (UTC). */
@Injectable()
export class SiteSalesFigures {
  constructor(private readonly database: Database) {}

  async read(now: Date): Promise<SiteSales> {
    const current = now.toISOString().slice(0, 7);
    const months = Array.from({ length: salesMonths }, (_, at) => monthAfter(current, at + 1 - salesMonths));
    return {
      months: await Promise.all(months.map((month) => this.month(month))),
      items: await this.items(beginOf(months[0] ?? current)),
    };
  }

  /** Lines of orders that were paid from a moment on. */
  private linesFrom(from: Date) {
    return this.database.read
      .createQueryBuilder(OrderLineEntity, 'l')
      .innerJoin(OrderEntity, 'o', 'o.id = l.orderId')
      .where('o.paidAt >= :from', { from });
  }

  private async month(month: string): Promise<SalesMonth> {
    const sum = await this.linesFrom(beginOf(month))
      .andWhere('o.paidAt < :to', { to: beginOf(monthAfter(month, 1)) })
      .select(`sum(case when ${isSold} then l.quantity else 0 end)`, 'units')
      .addSelect(`sum(case when ${isRefunded} then l.quantity else 0 end)`, 'refunded')
      .addSelect(`sum(case when ${isSold} then ${price} else 0 end)`, 'cents')
      .setParameter('sold', sold)
      .getRawOne<MonthSum>();
    return {
      month,
      units: Number(sum?.units ?? 0),
      refundedUnits: Number(sum?.refunded ?? 0),
      revenue: centsToDollars(Number(sum?.cents ?? 0)),
    };
  }

  private async items(from: Date): Promise<SiteSales['items']> {
    return itemsOf(await this.sumItems(this.linesFrom(from)).getRawMany<ItemSum>());
  }

  /** What sold best on some days. */
  async sold(query: DaysQuery): Promise<SoldItems> {
    const { from, until } = momentsOf(query);
    const sums = this.sumItems(this.linesFrom(from).andWhere('o.paidAt < :until', { until }));
    return { items: itemsOf(await sums.getRawMany<ItemSum>()) };
  }

  private sumItems(lines: SelectQueryBuilder<OrderLineEntity>) {
    return lines
      .andWhere(isSold, { sold })
      .select('l.refId', 'id')
      .addSelect('l.type', 'type')
      .addSelect('max(l.name)', 'name')
      .addSelect('sum(l.quantity)', 'units')
      .addSelect(`sum(${price})`, 'cents')
      .groupBy('l.type')
      .addGroupBy('l.refId')
      .orderBy('cents', 'DESC')
      .addOrderBy('id', 'ASC')
      .limit(shownItems);
  }
}

const itemsOf = (sums: readonly ItemSum[]): SoldItems['items'] =>
  sums.map(({ type, id, name, units, cents }) => ({
    type,
    id,
    name,
    units: Number(units),
    revenue: centsToDollars(Number(cents)),
  }));
