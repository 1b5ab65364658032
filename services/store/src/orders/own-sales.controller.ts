import {
  type OwnSales,
  ownSalesSchema,
  type ProductFigures,
  productFiguresSchema,
  slugSchema,
} from '@arcada/contracts';
import { CurrentActor, Endpoint, type UserActor } from '@arcada/service-kit';
import { Controller, Get, Param } from '@nestjs/common';
import { z } from 'zod';
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

  @Get(':id')
  @Endpoint({
    policy: { roles: ['producer'] },
    params: z.object({ id: slugSchema }),
    response: productFiguresSchema,
    summary: 'What an own product has sold, by month, and how many of its licences are in use',
  })
  readOne(@Param('id') id: string, @CurrentActor() actor: UserActor): Promise<ProductFigures> {
    return this.sales.ofProduct(id, actor.id, new Date());
  }
}
