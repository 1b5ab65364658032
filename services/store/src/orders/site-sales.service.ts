import {
  centsToDollars,
  type DaysQuery,
  type Language,
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
import { Offers } from '../cart/offers.ts';
import { OrderEntity, OrderLineEntity } from '../ledger/order.entity.ts';
import { isSold, lineCents, soldStatuses, sumUnits, type UnitSum, unitsOf } from './sold-lines.ts';

/** Products and courses that the list shows. */
const shownItems = 20;
const beginOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

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
  constructor(
    private readonly database: Database,
    private readonly offers: Offers,
  ) {}

  async read(now: Date, language: Language): Promise<SiteSales> {
    const current = now.toISOString().slice(0, 7);
    const months = Array.from({ length: salesMonths }, (_, at) => monthAfter(current, at + 1 - salesMonths));
    return {
      months: await Promise.all(months.map((month) => this.month(month))),
      items: await this.items(beginOf(months[0] ?? current), language),
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
    const lines = this.linesFrom(beginOf(month)).andWhere('o.paidAt < :to', { to: beginOf(monthAfter(month, 1)) });
    return { month, ...unitsOf(await sumUnits(lines).getRawOne<UnitSum>()) };
  }

  private async items(from: Date, language: Language): Promise<SiteSales['items']> {
    return this.named(await this.sumItems(this.linesFrom(from)).getRawMany<ItemSum>(), language);
  }

  /** What sold best on some days. */
  async sold(query: DaysQuery, language: Language): Promise<SoldItems> {
    const { from, until } = momentsOf(query);
    const sums = this.sumItems(this.linesFrom(from).andWhere('o.paidAt < :until', { until }));
    return { items: await this.named(await sums.getRawMany<ItemSum>(), language) };
  }

  private sumItems(lines: SelectQueryBuilder<OrderLineEntity>) {
    return lines
      .andWhere(isSold, soldStatuses)
      .select('l.refId', 'id')
      .addSelect('l.type', 'type')
      .addSelect('max(l.name)', 'name')
      .addSelect('sum(l.quantity)', 'units')
      .addSelect(`sum(${lineCents})`, 'cents')
      .groupBy('l.type')
      .addGroupBy('l.refId')
      .orderBy('cents', 'DESC')
      .addOrderBy('id', 'ASC')
      .limit(shownItems);
  }

  /** By the names that they have now; orders hold those in the languages of their buyers. */
  private named(sums: readonly ItemSum[], language: Language): Promise<SoldItems['items']> {
    return Promise.all(
      sums.map(async ({ type, id, name, units, cents }) => ({
        type,
        id,
        name: (await this.offers.currentName(type, id, language)) ?? name,
        units: Number(units),
        revenue: centsToDollars(Number(cents)),
      })),
    );
  }
}
