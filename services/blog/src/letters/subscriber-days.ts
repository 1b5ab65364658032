import type { DaysQuery, SubscriberDays } from '@arcada/contracts';
import { momentsOf } from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { SubscriptionEntity } from '../newsletter/newsletter.entity.ts';

const dayMilliseconds = 86_400_000;

/** Who joined and who left the newsletter, by day; those who only asked for it did neither. */
@Injectable()
export class SubscriberDayCounts {
  constructor(private readonly database: Database) {}

  async read(query: DaysQuery): Promise<SubscriberDays> {
    const [confirmed, ended] = [await this.countBy('confirmedAt', query), await this.countBy('endedAt', query)];
    const days = [...new Set([...confirmed.keys(), ...ended.keys()])].sort();
    return {
      days: days.map((day) => ({ day, confirmed: confirmed.get(day) ?? 0, ended: ended.get(day) ?? 0 })),
    };
  }

  private async countBy(time: 'confirmedAt' | 'endedAt', query: DaysQuery): Promise<Map<string, number>> {
    const { from, until } = momentsOf(query);
    const begin = `it.${time} - it.${time} % ${dayMilliseconds}`;
    const counts = await this.database.read
      .createQueryBuilder(SubscriptionEntity, 'it')
      .select(begin, 'begin')
      .addSelect('count(*)', 'count')
      .where('it.confirmedAt is not null')
      .andWhere(`it.${time} >= :from and it.${time} < :until`, { from: from.getTime(), until: until.getTime() })
      .groupBy(begin)
      .getRawMany<{ begin: number | string; count: number | string }>();
    return new Map(counts.map((row) => [new Date(Number(row.begin)).toISOString().slice(0, 10), Number(row.count)]));
  }
}
