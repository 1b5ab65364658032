import { type OwnSales, ownSalesSchema } from '@arcada/contracts';
import { CurrentActor, Endpoint, type UserActor } from '@arcada/service-kit';
import { Controller, Get } from '@nestjs/common';
import { OwnSalesFigures } from './own-sales.service.ts';

@Controller('api/content/product-sales')
export class OwnSalesController {
  constructor(private readonly sales: OwnSalesFigures) {}

  @Get()
  @Endpoint({
    policy: { roles: ['producer'] },
    response: ownSalesSchema,
    summary: 'What the own products have sold: by product, by month, and the latest sales',
  })
  read(@CurrentActor() actor: UserActor): Promise<OwnSales> {
    return this.sales.of(actor.id, new Date());
  }
}
