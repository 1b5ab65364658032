import { slugSchema } from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Controller, Param, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notAFile } from './product-file.errors.ts';
import { type ProductFile, type ProductFileWish, productFileQuery, productFileSchema } from './product-file.schema.ts';
import { ProductFiles } from './product-files.service.ts';

@Controller('api/admin/products')
export class ProductFileController {
  constructor(private readonly files: ProductFiles) {}

  @Put(':id/file')
  @Endpoint({
    policy: { roles: ['admin'] },
    params: z.object({ id: slugSchema }),
    query: productFileQuery,
    response: productFileSchema,
    summary: 'Takes the file that buyers download (application/octet-stream), and its version',
  })
  put(@Param('id') id: string, @Query() wish: ProductFileWish, @Req() request: FastifyRequest): Promise<ProductFile> {
    const body = request.body as AsyncIterable<Buffer> | undefined;
    if (!body || !(Symbol.asyncIterator in Object(body))) throw notAFile();
    return this.files.put(id, wish, body);
  }
}
