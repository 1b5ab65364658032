import { type ProductVersion, productVersionSchema, slugSchema } from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Controller, Get, Param, Post, Put, Query, Req, type StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fileResponse } from './file-response.ts';
import { type ProductFile, type ProductFileWish, productFileQuery, productFileSchema } from './product-file.schema.ts';
import { ProductFiles } from './product-files.service.ts';
import { uploadOf } from './upload.ts';

@Controller('api/admin/products')
export class ProductFileController {
  constructor(private readonly files: ProductFiles) {}

  @Get(':id/files')
  @Endpoint({
    policy: { roles: ['admin'] },
    params: z.object({ id: slugSchema }),
    response: z.array(productVersionSchema),
    summary: 'Files that were put on sale with a product, newest first',
  })
  list(@Param('id') id: string): Promise<ProductVersion[]> {
    return this.files.list(id);
  }

  @Get(':id/files/:fileId')
  @Endpoint({
    policy: { roles: ['admin'] },
    params: z.object({ id: slugSchema, fileId: z.uuid() }),
    summary: 'One of these files',
  })
  async read(@Param('id') id: string, @Param('fileId') fileId: string): Promise<StreamableFile> {
    return fileResponse(await this.files.open(id, fileId));
  }

  @Post(':id/files/:fileId/current')
  @Endpoint({
    policy: { roles: ['admin'], confirmed: true },
    params: z.object({ id: slugSchema, fileId: z.uuid() }),
    response: z.array(productVersionSchema),
    status: 200,
    summary: 'Makes an earlier file the one that buyers get again; the product has its version',
  })
  makeCurrent(@Param('id') id: string, @Param('fileId') fileId: string): Promise<ProductVersion[]> {
    return this.files.makeCurrent(id, fileId);
  }

  @Post(':id/files/:fileId/withdraw')
  @Endpoint({
    policy: { roles: ['admin'], confirmed: true },
    params: z.object({ id: slugSchema, fileId: z.uuid() }),
    response: z.array(productVersionSchema),
    status: 200,
    summary: 'Stops offering a file to buyers, unless it is the only one of a product that is or was on sale',
  })
  withdraw(@Param('id') id: string, @Param('fileId') fileId: string): Promise<ProductVersion[]> {
    return this.files.withdraw(id, fileId);
  }

  @Put(':id/file')
  @Endpoint({
    policy: { roles: ['admin'], confirmed: true },
    params: z.object({ id: slugSchema }),
    query: productFileQuery,
    response: productFileSchema,
    upload: true,
    summary: 'Takes the file that buyers download (application/octet-stream), and its version',
  })
  put(@Param('id') id: string, @Query() wish: ProductFileWish, @Req() request: FastifyRequest): Promise<ProductFile> {
    return this.files.put(id, wish, uploadOf(request));
  }
}
