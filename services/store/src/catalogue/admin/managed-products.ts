import {
  type AdminProduct,
  type AdminProductQuery,
  centsToDollars,
  type Language,
  type ManagedProduct,
  type PageOf,
} from '@arcada/contracts';
import { Database } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Catalogue } from '../catalogue.ts';
import { ProductEntity, ProductTextEntity } from '../product.entity.ts';
import { productNotFound } from '../product.errors.ts';
import { toDate } from '../product-row.ts';
import { managedProduct } from './product-columns.ts';

interface ListedRow extends Omit<AdminProduct, 'price' | 'updatedAt'> {
  cents: number;
  updated_at: string | Date;
}

/** Products of every status as the products manager shows them. */
@Injectable()
export class ManagedProducts {
  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
  ) {}

  async list(query: AdminProductQuery, language: Language): Promise<PageOf<AdminProduct>> {
    const found = this.database.read
      .createQueryBuilder(ProductEntity, 'product')
      .innerJoin(ProductTextEntity, 'text', 'text.product_id = product.id and text.language = :language', { language })
      .select(['product.id as id', 'text.name as name', 'product.type as type', 'product.category as category'])
      .addSelect(['product.price_cents as cents', 'product.status as status', 'product.version as version'])
      .addSelect('product.updated_at', 'updated_at');
    if (query.status) found.andWhere('product.status = :status', { status: query.status });
    if (query.q)
      found.andWhere('(lower(text.name) like :like or product.id like :like)', {
        like: `%${query.q.toLowerCase().replace(/[%_\\]/g, ' ')}%`,
      });
    const total = await found.getCount();
    const rows: ListedRow[] = await found
      .orderBy('product.updated_at', 'DESC')
      .addOrderBy('product.id')
      .offset((query.page - 1) * query.pageSize)
      .limit(query.pageSize)
      .getRawMany();
    const items = rows.map(({ cents, updated_at, ...row }) => ({
      ...row,
      price: centsToDollars(cents),
      updatedAt: toDate(updated_at).toISOString(),
    }));
    return { items, total, page: query.page, pageSize: query.pageSize };
  }

  async read(id: string, manager: EntityManager = this.database.read): Promise<ManagedProduct> {
    const product = await manager.findOneBy(ProductEntity, { id });
    if (!product) throw productNotFound();
    const texts = await manager.findBy(ProductTextEntity, { productId: id });
    return managedProduct(product, texts, this.catalogue.images.url(product.image));
  }
}
