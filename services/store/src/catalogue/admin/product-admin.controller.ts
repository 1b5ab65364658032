import {
  type AdminProduct,
  type AdminProductQuery,
  adminProductQuery,
  adminProductsSchema,
  type KeysetPage,
  type Language,
  type ManagedProduct,
  managedProductSchema,
  type NewProduct,
  newProductSchema,
  type Product,
  type ProductChange,
  productChangeSchema,
  productSchema,
  slugSchema,
} from '@arcada/contracts';
import {
  type Actor,
  CurrentActor,
  Endpoint,
  RequestLanguage,
  readIdempotencyKey,
  type UserActor,
  userOf,
} from '@arcada/service-kit';
import { Body, Controller, Get, Headers, Param, Patch, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { ProductPreviews } from '../editions/product-previews.service.ts';
import { ManagedProducts } from './managed-products.ts';
import { ProductAdmin } from './product-admin.service.ts';

const productParams = z.object({ id: slugSchema });

@Controller('api/admin/products')
export class ProductAdminController {
  constructor(
    private readonly products: ManagedProducts,
    private readonly admin: ProductAdmin,
    private readonly previews: ProductPreviews,
  ) {}

  @Get()
  @Endpoint({
    policy: { roles: ['admin'] },
    query: adminProductQuery,
    response: adminProductsSchema,
    summary: 'Products of every status, changed last first unless asked otherwise',
  })
  list(@Query() query: AdminProductQuery, @RequestLanguage() language: Language): Promise<KeysetPage<AdminProduct>> {
    return this.products.list(query, language);
  }

  @Get(':id')
  @Endpoint({
    policy: { roles: ['admin'] },
    params: productParams,
    response: managedProductSchema,
    summary: 'A product of any status with all its texts, and the tag for If-Match',
  })
  read(@Param('id') id: string): Promise<ManagedProduct> {
    return this.products.read(id);
  }

  @Get(':id/preview')
  @Endpoint({
    policy: { roles: ['admin'] },
    params: productParams,
    response: productSchema,
    summary: 'A product of any status as its page would show it',
  })
  preview(@Param('id') id: string, @RequestLanguage() language: Language): Promise<Product> {
    return this.previews.product(id, language);
  }

  @Post()
  @Endpoint({
    idempotent: true,
    policy: { roles: ['admin'] },
    body: newProductSchema,
    response: managedProductSchema,
    status: 201,
    summary: 'New product, as a draft',
  })
  create(
    @Body() product: NewProduct,
    @CurrentActor() actor: Actor,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<ManagedProduct> {
    return this.admin.create(product, { adminId: userOf(actor).id, key: readIdempotencyKey(key) });
  }

  @Patch(':id')
  @Endpoint({
    versioned: true,
    policy: { roles: ['admin'] },
    params: productParams,
    body: productChangeSchema,
    response: managedProductSchema,
    summary: 'Changes facts, status or texts, unless it has been changed since (412 with `current`)',
  })
  change(
    @CurrentActor() admin: UserActor,
    @Param('id') id: string,
    @Body() change: ProductChange,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<ManagedProduct> {
    return this.admin.change(id, change, { admin, ifMatch });
  }
}
