import {
  type EditionChange,
  editionChangeSchema,
  type Language,
  type NewOwnProduct,
  newOwnProductSchema,
  type OwnProductQuery,
  ownProductQuery,
  ownProductSchema,
  ownProductsSchema,
  productSchema,
  productVersionSchema,
  slugSchema,
} from '@arcada/contracts';
import { CurrentActor, Endpoint, RequestLanguage, readIdempotencyKey, type UserActor } from '@arcada/service-kit';
import { Body, Controller, Delete, Get, Headers, Param, Patch, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { ProductFiles } from '../files/product-files.service.ts';
import { OwnProducts } from './own-products.service.ts';
import { producers } from './producers.ts';
import { ProductPreviews } from './product-previews.service.ts';

const params = z.object({ id: slugSchema });

/** Producers write their own products; others' don't exist for them. */
@Controller('api/content/products')
export class OwnProductsController {
  constructor(
    private readonly own: OwnProducts,
    private readonly previews: ProductPreviews,
    private readonly files: ProductFiles,
  ) {}

  @Get()
  @Endpoint({
    policy: producers,
    query: ownProductQuery,
    response: ownProductsSchema,
    summary: 'Own products, on sale and being written, saved last first unless asked otherwise',
  })
  list(@Query() query: OwnProductQuery, @CurrentActor() actor: UserActor, @RequestLanguage() language: Language) {
    return this.own.list(query, actor, language);
  }

  @Post()
  @Endpoint({
    policy: producers,
    body: newOwnProductSchema,
    response: ownProductSchema,
    status: 201,
    idempotent: true,
    summary: 'A new product, as a draft',
  })
  create(
    @Body() product: NewOwnProduct,
    @CurrentActor() actor: UserActor,
    @Headers('idempotency-key') key: string | undefined,
  ) {
    return this.own.create(product, actor, readIdempotencyKey(key));
  }

  @Get(':id')
  @Endpoint({
    policy: producers,
    params,
    response: ownProductSchema,
    summary: 'An own product: as it is on sale, and what is being written',
  })
  read(@Param('id') id: string, @CurrentActor() actor: UserActor) {
    return this.own.read(id, actor);
  }

  @Patch(':id')
  @Endpoint({
    versioned: true,
    policy: producers,
    params,
    body: editionChangeSchema,
    response: ownProductSchema,
    summary: 'Saves facts and texts of a draft. If-Match names its tag (412 with `current`).',
  })
  change(
    @Param('id') id: string,
    @Body() change: EditionChange,
    @CurrentActor() actor: UserActor,
    @Headers('if-match') ifMatch: string | undefined,
  ) {
    return this.own.change(id, change, actor, ifMatch);
  }

  @Delete(':id')
  @Endpoint({
    versioned: true,
    policy: producers,
    params,
    status: 204,
    summary: 'Deletes a draft; what is on sale stays. If-Match names its tag.',
  })
  discard(
    @Param('id') id: string,
    @CurrentActor() actor: UserActor,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<void> {
    return this.own.discard(id, actor, ifMatch);
  }

  @Post(':id/edition')
  @Endpoint({
    policy: producers,
    params,
    response: ownProductSchema,
    status: 200,
    summary: 'The next edition of an own product on sale, begun when there is none; buyers keep what is on sale',
  })
  begin(@Param('id') id: string, @CurrentActor() actor: UserActor) {
    return this.own.begin(id, actor);
  }

  @Post(':id/submit')
  @Endpoint({
    versioned: true,
    policy: producers,
    params,
    response: ownProductSchema,
    status: 200,
    summary: 'Hands a complete draft to the admins. If-Match names its tag.',
  })
  submit(@Param('id') id: string, @CurrentActor() actor: UserActor, @Headers('if-match') ifMatch: string | undefined) {
    return this.own.submit(id, actor, ifMatch);
  }

  @Post(':id/withdraw')
  @Endpoint({ policy: producers, params, response: ownProductSchema, status: 200, summary: 'Takes it back as a draft' })
  withdraw(@Param('id') id: string, @CurrentActor() actor: UserActor) {
    return this.own.withdraw(id, actor);
  }

  @Get(':id/preview')
  @Endpoint({
    policy: producers,
    params,
    response: productSchema,
    summary: 'An own product as its page would show it; what isn’t translated is in another language',
  })
  preview(@Param('id') id: string, @CurrentActor() actor: UserActor, @RequestLanguage() language: Language) {
    return this.previews.own(id, actor, language);
  }

  @Get(':id/files')
  @Endpoint({
    policy: producers,
    params,
    response: z.array(productVersionSchema),
    summary: 'Files that were put on sale with an own product, newest first',
  })
  async versions(@Param('id') id: string, @CurrentActor() actor: UserActor) {
    const { product } = await this.own.read(id, actor);
    return product ? this.files.list(id) : [];
  }
}
