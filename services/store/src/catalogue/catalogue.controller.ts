import {
  type Language,
  pageOf,
  productQuery,
  productSchema,
  productSummarySchema,
  searchEntriesSchema,
  slugSchema,
} from '@arcada/contracts';
import { Endpoint, RequestLanguage, sendPicture, setTags } from '@arcada/service-kit';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Catalogue } from './catalogue.ts';
import { imageNotFound } from './product.errors.ts';

const imageFile = z.object({ file: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*\.svg$/) });

/** Public reads. Answers are finished JSON from memory, so they bypass serialisation. */
@Controller('api')
export class CatalogueController {
  constructor(private readonly catalogue: Catalogue) {}

  @Get('products')
  @Endpoint({
    policy: 'public',
    query: productQuery,
    answer: pageOf(productSummarySchema),
    summary: 'Published products. With `q`, `newest` means best match first. Unknown types and categories mean all.',
  })
  list(
    @Query() query: z.infer<typeof productQuery>,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    setTags(reply, ['products']);
    return json(reply, this.catalogue.list(query, language));
  }

  @Get('products/featured')
  @Endpoint({ policy: 'public', answer: z.array(productSummarySchema), summary: 'The three featured products' })
  featured(@RequestLanguage() language: Language, @Res({ passthrough: true }) reply: FastifyReply): string {
    setTags(reply, ['products']);
    return json(reply, this.catalogue.featured(language));
  }

  @Get('products/search-entries')
  @Endpoint({
    policy: 'public',
    answer: searchEntriesSchema,
    summary: 'What the site search looks through in the browser: featured, then newest products',
  })
  searchEntries(@RequestLanguage() language: Language, @Res({ passthrough: true }) reply: FastifyReply): string {
    setTags(reply, ['products']);
    return json(reply, this.catalogue.searchEntries(language));
  }

  @Get('products/:id')
  @Endpoint({ policy: 'public', params: z.object({ id: slugSchema }), answer: productSchema, summary: 'One product' })
  async detail(
    @Param('id') id: string,
    @RequestLanguage() language: Language,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const detail = await this.catalogue.detail(id, language);
    setTags(reply, ['products', `product:${id}`]);
    return json(reply, detail);
  }

  @Get('store/images/:file')
  @Endpoint({ policy: 'public', params: imageFile, summary: 'Picture of a product (SVG)' })
  image(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Buffer | undefined {
    const image = this.catalogue.images.find(file);
    if (!image) throw imageNotFound(file);
    return sendPicture(request, reply, image);
  }
}

function json(reply: FastifyReply, body: string): string {
  reply.type('application/json; charset=utf-8');
  return body;
}
