import { type DaysQuery, daysQuery, type SubscriberDays, subscriberDaysSchema } from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { SubscriberDayCounts } from './subscriber-days.ts';

@Controller('api/admin/newsletter/subscribers/days')
export class SubscriberDaysController {
  constructor(private readonly counts: SubscriberDayCounts) {}

  @Get()
  @Endpoint({
    policy: { roles: ['admin'] },
    query: daysQuery,
    response: subscriberDaysSchema,
    summary: 'Subscriptions confirmed and ended on each day (UTC)',
  })
  read(@Query() query: DaysQuery): Promise<SubscriberDays> {
    return this.counts.read(query);
  }
}
