import { centsToDollars, type DaysQuery, momentsOf, type SalesDays } from '@arcada/contracts';
import { Database, dayOf } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { OrderEntity } from '../ledger/order.entity.ts';
import { RefundEntity } from '../ledger/refund.entity.ts';

interface DaySum {
  day: string;
  count: number | string;
  cents: number | string;
}
const nothing = { count: 0, cents: 0 };

/** Money that came and went, by the day of each payment and each refund: what the books show, summed up. */
@Injectable()
export class SalesDayFigures {
  constructor(private readonly database: Database) {}

  async read(query: DaysQuery): Promise<SalesDays> {
    const [payments, refunds] = await Promise.all([this.payments(query), this.refunds(query)]);
    const paid = new Map(payments.map((sum) => [sum.day, sum]));
    const refunded = new Map(refunds.map((sum) => [sum.day, sum]));
    const days = [...new Set([...paid.keys(), ...refunded.keys()])].sort();
    return {
      days: days.map((day) => {
        const [came, went] = [paid.get(day) ?? nothing, refunded.get(day) ?? nothing];
        return {
          day,
          orders: Number(came.count),
          paid: centsToDollars(Number(came.cents)),
          refunds: Number(went.count),
          refunded: centsToDollars(Number(went.cents)),
        };
      }),
    };
  }

  private payments(query: DaysQuery): Promise<DaySum[]> {
    return this.database.read
      .createQueryBuilder(OrderEntity, 'o')
      .select(dayOf('o.paidAt'), 'day')
      .addSelect('count(*)', 'count')
      .addSelect('sum(coalesce(o.paidCents, o.totalCents))', 'cents')
      .where('o.paidAt >= :from and o.paidAt < :until', momentsOf(query))
      .groupBy(dayOf('o.paidAt'))
      .getRawMany<DaySum>();
  }

  private refunds(query: DaysQuery): Promise<DaySum[]> {
    return this.database.read
      .createQueryBuilder(RefundEntity, 'r')
      .select(dayOf('r.at'), 'day')
      .addSelect('count(*)', 'count')
      .addSelect('sum(r.amountCents)', 'cents')
      .where('r.at >= :from and r.at < :until and r.failedAt is null', momentsOf(query))
      .groupBy(dayOf('r.at'))
      .getRawMany<DaySum>();
  }
}
