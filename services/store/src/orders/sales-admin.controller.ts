import {
  type DaysQuery,
  daysQuery,
  type Language,
  type SalesDays,
  type SiteSales,
  type SoldItems,
  salesDaysSchema,
  siteSalesSchema,
  soldItemsSchema,
} from '@arcada/contracts';
import { Endpoint, RequestLanguage } from '@arcada/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { SalesDayFigures } from './sales-days.service.ts';
import { SiteSalesFigures } from './site-sales.service.ts';

@Controller('api/admin/orders/sales')
export class SalesAdminController {
  constructor(
    private readonly sales: SiteSalesFigures,
    private readonly days: SalesDayFigures,
  ) {}

  @Get()
  @Endpoint({
    policy: { roles: ['admin'] },
    response: siteSalesSchema,
    summary: 'What the whole site has sold in the last 12 months, by month and by product or course',
  })
  read(@RequestLanguage() language: Language): Promise<SiteSales> {
    return this.sales.read(new Date(), language);
  }

  @Get('days')
  @Endpoint({
    policy: { roles: ['admin'] },
    query: daysQuery,
    response: salesDaysSchema,
    summary: 'Payments and refunds of each day (UTC), equal to the books to the cent',
  })
  readDays(@Query() query: DaysQuery): Promise<SalesDays> {
    return this.days.read(query);
  }

  @Get('items')
  @Endpoint({
    policy: { roles: ['admin'] },
    query: daysQuery,
    response: soldItemsSchema,
    summary: 'Products and courses by revenue, of orders paid on some days (UTC)',
  })
  readItems(@Query() query: DaysQuery, @RequestLanguage() language: Language): Promise<SoldItems> {
    return this.sales.sold(query, language);
  }
}
