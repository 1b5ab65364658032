import type { Subscribers } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { SubscriptionEntity } from '../newsletter/newsletter.entity.ts';
import { subscribersByLanguage } from './letter-audience.ts';

const months = 12;
const monthOf = (time: Date) => time.toISOString().slice(0, 7);

/** How many read the newsletter, and how their number grows. */
@Injectable()
export class SubscriberCounts {
  constructor(private readonly database: Database) {}

  async read(now = new Date()): Promise<Subscribers> {
    const { read } = this.database;
    const count = (status: 'confirmed' | 'pending' | 'bounced') => read.countBy(SubscriptionEntity, { status });
    const growth: Subscribers['growth'] = [];
    for (let back = months - 1; back >= 0; back--) {
      const from = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1);
      const until = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back + 1, 1);
      growth.push({
        month: monthOf(new Date(from)),
        joined: await this.countBetween('confirmedAt', from, until),
        left: await this.countBetween('endedAt', from, until),
      });
    }
    return {
      confirmed: await count('confirmed'),
      pending: await count('pending'),
      bounced: await count('bounced'),
      byLanguage: await subscribersByLanguage(read),
      growth,
    };
  }

  /** Of those who had confirmed: who asked only, neither joined nor left. */
  private countBetween(time: 'confirmedAt' | 'endedAt', from: number, until: number): Promise<number> {
    return this.database.read
      .createQueryBuilder(SubscriptionEntity, 'it')
      .where('it.confirmedAt is not null')
      .andWhere(`it.${time} >= :from and it.${time} < :until`, { from, until })
      .getCount();
  }
}
