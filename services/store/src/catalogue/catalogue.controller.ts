import {
  type Language,
  pageOf,
  productQuery,
  productSchema,
  productSummarySchema,
  searchEntriesSchema,
  slugSchema,
} from '@arcada/contracts';
import { Endpoint, pictureParams, RequestLanguage, sendTagged } from '@arcada/service-kit';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Catalogue } from './catalogue.ts';

/** Public reads. The responses are prepared JSON from memory, so they bypass serialisation. */
@Controller('api')
export class CatalogueController {
  constructor(private readonly catalogue: Catalogue) {}

  @Get('products')
  @Endpoint({
    policy: 'public',
    query: productQuery,
    response: pageOf(productSummarySchema),
    summary: 'Published products. With `q`, `newest` means best match first. Unknown types and categories mean all.',
  })
  list(
    @Query() query: z.infer<typeof productQuery>,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    return sendTagged(reply, ['products'], this.catalogue.list(query, language));
  }

  @Get('products/featured')
  @Endpoint({ policy: 'public', response: z.array(productSummarySchema), summary: 'The three featured products' })
  featured(@RequestLanguage() language: Language, @Res({ passthrough: true }) reply: FastifyReply): string {
    return sendTagged(reply, ['products'], this.catalogue.featured(language));
  }

  @Get('products/search-entries')
  @Endpoint({
    policy: 'public',
    response: searchEntriesSchema,
    summary: 'What the site search looks through in the browser: featured, then newest products',
  })
  searchEntries(@RequestLanguage() language: Language, @Res({ passthrough: true }) reply: FastifyReply): string {
    return sendTagged(reply, ['products'], this.catalogue.searchEntries(language));
  }

  @Get('products/:id')
  @Endpoint({ policy: 'public', params: z.object({ id: slugSchema }), response: productSchema, summary: 'One product' })
  async detail(
    @Param('id') id: string,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const detail = await this.catalogue.detail(id, language);
    return sendTagged(reply, ['products', `product:${id}`], detail);
  }

  @Get('store/images/:file')
  @Endpoint({
    policy: 'public',
    params: pictureParams,
    summary: 'Picture of a product (SVG, or WebP when uploaded), or its preview for other sites (PNG)',
  })
  image(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    return this.catalogue.images.send(file, request, reply);
  }
}
