import {
  type ConversionDays,
  type DaysQuery,
  fewestMissedDays,
  fewestMissedSearches,
  type MissedSearches,
  momentsOf,
} from '@arcada/contracts';
import { Database, dayOf } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { OrderEntity } from '../ledger/order.entity.ts';
import { VisitCountEntity, type VisitKind } from '../visits/visit-count.entity.ts';

const shownWords = 50;

interface DayCount {
  day: string;
  count: number | string;
}

/** The way from a page to a paid order, by day. */
@Injectable()
export class ConversionFigures {
  constructor(private readonly database: Database) {}

  async days(query: DaysQuery): Promise<ConversionDays> {
    const counts = {
      views: countsOf(await this.visits('view', query)),
      added: countsOf(await this.visits('cart', query)),
      checkouts: countsOf(await this.orders('o.createdAt', query)),
      orders: countsOf(await this.orders('o.paidAt', query)),
    };
    const days = new Set(Object.values(counts).flatMap((known) => [...known.keys()]));
    return {
      days: [...days].sort().map((day) => ({
        day,
        views: counts.views.get(day) ?? 0,
        added: counts.added.get(day) ?? 0,
        checkouts: counts.checkouts.get(day) ?? 0,
        orders: counts.orders.get(day) ?? 0,
      })),
    };
  }

  async missedSearches({ from, to }: DaysQuery): Promise<MissedSearches> {
    const found = await this.database.read
      .createQueryBuilder(VisitCountEntity, 'v')
      .select('v.subject', 'words')
      .addSelect('sum(v.count)', 'total')
      .where("v.kind = 'search' and v.day >= :from and v.day <= :to", { from, to })
      .groupBy('v.subject')
      // Who searches three times in one sitting isn't three visitors.
      .having('sum(v.count) >= :fewest and count(*) >= :days', { fewest: fewestMissedSearches, days: fewestMissedDays })
      .orderBy('total', 'DESC')
      .addOrderBy('words', 'ASC')
      .limit(shownWords)
      .getRawMany<{ words: string; total: number | string }>();
    return { items: found.map(({ words, total }) => ({ words, count: Number(total) })) };
  }

  private visits(kind: VisitKind, { from, to }: DaysQuery): Promise<DayCount[]> {
    return this.database.read
      .createQueryBuilder(VisitCountEntity, 'v')
      .select('v.day', 'day')
      .addSelect('sum(v.count)', 'count')
      .where('v.kind = :kind and v.day >= :from and v.day <= :to', { kind, from, to })
      .groupBy('v.day')
      .getRawMany<DayCount>();
  }

  private orders(time: 'o.createdAt' | 'o.paidAt', query: DaysQuery): Promise<DayCount[]> {
    return this.database.read
      .createQueryBuilder(OrderEntity, 'o')
      .select(dayOf(time), 'day')
      .addSelect('count(*)', 'count')
      .where(`${time} >= :from and ${time} < :until`, momentsOf(query))
      .groupBy(dayOf(time))
      .getRawMany<DayCount>();
  }
}

const countsOf = (rows: readonly DayCount[]) => new Map(rows.map(({ day, count }) => [day, Number(count)]));
