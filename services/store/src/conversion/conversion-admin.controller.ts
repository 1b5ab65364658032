import {
  type ConversionDays,
  conversionDaysSchema,
  type DaysQuery,
  daysQuery,
  type MissedSearches,
  missedSearchesSchema,
} from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { ConversionFigures } from './conversion-figures.ts';

@Controller('api/admin/orders/conversion')
export class ConversionAdminController {
  constructor(private readonly figures: ConversionFigures) {}

  @Get()
  @Endpoint({
    policy: { roles: ['admin'] },
    query: daysQuery,
    response: conversionDaysSchema,
    summary: 'Pages seen, things put into carts, checkouts and paid orders of each day (UTC)',
  })
  days(@Query() query: DaysQuery): Promise<ConversionDays> {
    return this.figures.days(query);
  }

  @Get('missed-searches')
  @Endpoint({
    policy: { roles: ['admin'] },
    query: daysQuery,
    response: missedSearchesSchema,
    summary: 'Words of searches that found nothing, once there were at least 3 of them, on at least 2 days',
  })
  missedSearches(@Query() query: DaysQuery): Promise<MissedSearches> {
    return this.figures.missedSearches(query);
  }
}
