import { type Language, type PageOf, pageOf, slugSchema } from '@arcada/contracts';
import { type Actor, CurrentActor, Endpoint, RequestLanguage, readIdempotencyKey, userOf } from '@arcada/service-kit';
import { Body, Controller, Get, Headers, Param, Patch, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import {
  type AdminProduct,
  type AdminProductQuery,
  adminProductQuery,
  adminProductSchema,
  type NewProduct,
  newProductSchema,
  type ProductChange,
  productChangeSchema,
} from './product-admin.schema.ts';
import { ProductAdmin } from './product-admin.service.ts';

@Controller('api/admin/products')
export class ProductAdminController {
  constructor(private readonly products: ProductAdmin) {}

  @Get()
  @Endpoint({
    policy: { roles: ['admin'] },
    query: adminProductQuery,
    response: pageOf(adminProductSchema),
    summary: 'Products of every status, changed last first',
  })
  list(@Query() query: AdminProductQuery, @RequestLanguage() language: Language): Promise<PageOf<AdminProduct>> {
    return this.products.list(query, language);
  }

  @Post()
  @Endpoint({
    idempotent: true,
    policy: { roles: ['admin'] },
    body: newProductSchema,
    response: adminProductSchema,
    status: 201,
    summary: 'New product, as a draft',
  })
  create(
    @Body() product: NewProduct,
    @CurrentActor() actor: Actor,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<AdminProduct> {
    return this.products.create(product, language, { adminId: userOf(actor).id, key: readIdempotencyKey(key) });
  }

  @Patch(':id')
  @Endpoint({
    policy: { roles: ['admin'] },
    params: z.object({ id: slugSchema }),
    body: productChangeSchema,
    response: adminProductSchema,
    summary: 'Changes price, status or texts',
  })
  change(
    @Param('id') id: string,
    @Body() change: ProductChange,
    @RequestLanguage() language: Language,
  ): Promise<AdminProduct> {
    return this.products.change(id, change, language);
  }
}
