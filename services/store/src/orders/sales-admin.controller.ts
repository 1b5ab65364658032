import { type SiteSales, siteSalesSchema } from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Controller, Get } from '@nestjs/common';
import { SiteSalesFigures } from './site-sales.service.ts';

@Controller('api/admin/orders/sales')
export class SalesAdminController {
  constructor(private readonly sales: SiteSalesFigures) {}

  @Get()
  @Endpoint({
    policy: { roles: ['admin'] },
    response: siteSalesSchema,
    summary: 'What the whole site has sold in the last 12 months, by month and by product or course',
  })
  read(): Promise<SiteSales> {
    return this.sales.read(new Date());
  }
}
