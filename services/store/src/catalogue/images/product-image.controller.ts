import { type ManagedProduct, managedProductSchema, slugSchema } from '@arcada/contracts';
import { Endpoint } from '@arcada/service-kit';
import { Controller, Delete, Param, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ManagedProducts } from '../admin/managed-products.ts';
import { uploadOf } from '../files/upload.ts';
import { ProductImages } from './product-images.service.ts';

const productParams = z.object({ id: slugSchema });

@Controller('api/admin/products')
export class ProductImageController {
  constructor(
    private readonly images: ProductImages,
    private readonly products: ManagedProducts,
  ) {}

  @Put(':id/image')
  @Endpoint({
    policy: { roles: ['admin'] },
    params: productParams,
    response: managedProductSchema,
    upload: true,
    summary: 'Takes the picture of a product (PNG, JPEG or WebP, as application/octet-stream), and resizes it',
  })
  async put(@Param('id') id: string, @Req() request: FastifyRequest): Promise<ManagedProduct> {
    await this.images.put(id, uploadOf(request));
    return this.products.read(id);
  }

  @Delete(':id/image')
  @Endpoint({
    policy: { roles: ['admin'] },
    params: productParams,
    response: managedProductSchema,
    summary: 'Shows the picture of the product’s type again',
  })
  async remove(@Param('id') id: string): Promise<ManagedProduct> {
    await this.images.remove(id);
    return this.products.read(id);
  }
}
