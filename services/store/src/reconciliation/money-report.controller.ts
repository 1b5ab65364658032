import { type ReconciliationQuery, reconciliationQuery, reconciliationSchema } from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { MoneyReport } from './money-report.service.ts';

@Controller('api/admin/orders/reconciliation')
export class MoneyReportController {
  constructor(private readonly report: MoneyReport) {}

  @Get()
  @Endpoint({
    policy: { roles: ['admin'] },
    query: reconciliationQuery,
    response: reconciliationSchema,
    summary: 'Payments and refunds of the store beside those of the payment provider, newest first',
  })
  compare(@Query() query: ReconciliationQuery) {
    return this.report.compare(query);
  }
}
