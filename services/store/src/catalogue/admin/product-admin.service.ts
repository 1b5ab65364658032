import { centsToDollars, dollarsToCents, type Language, languages, type PageOf } from '@arcada/contracts';
import { Database, isUniqueViolation, markChanged, once, recordChange } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Catalogue } from '../catalogue.ts';
import { ProductEntity, ProductTextEntity } from '../product.entity.ts';
import { productExists, productNotFound, productWithoutFile } from '../product.errors.ts';
import { toDate } from '../product-row.ts';
import type {
  AdminProduct,
  AdminProductQuery,
  AdminProductRow,
  NewProduct,
  ProductChange,
  ProductTextInput,
} from './product-admin.schema.ts';

/**
 * Changes by admins. Memory and edge are updated after the commit and before the response, so the
 * site shows a change at once.
 */
@Injectable()
export class ProductAdmin {
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
    const rows: AdminProductRow[] = await found
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

  /** With a key, a repeated request gets the same response. */
  async create(
    product: NewProduct,
    language: Language,
    { adminId, key }: { adminId: string; key: string | undefined },
  ): Promise<AdminProduct> {
    const keyed = { scope: `user:${adminId}`, key, request: ['product', product] };
    const made = await once(this.database, keyed, (manager) => this.insert(manager, product, language)).catch(
      (error: unknown) => {
        throw isUniqueViolation(error) ? productExists(product.id) : error;
      },
    );
    await this.catalogue.publish(product.id);
    return made;
  }

  private async insert(manager: EntityManager, product: NewProduct, language: Language): Promise<AdminProduct> {
    const now = new Date();
    await manager.insert(ProductEntity, {
      id: product.id,
      type: product.type,
      category: product.category,
      priceCents: dollarsToCents(product.price),
      status: 'draft',
      version: product.version,
      compatibility: product.compatibility,
      featuredPlace: null,
      image: `type-${product.type}.svg`,
      downloadFile: '',
      downloadBytes: 0,
      related: '[]',
      reviewHistogram: '[0,0,0,0,0]',
      createdAt: now,
      updatedAt: now,
      publishedAt: null,
    });
    for (const each of languages) {
      const text = { productId: product.id, language: each, ...toColumns(product.texts[each]) };
      await manager.insert(ProductTextEntity, text);
    }
    const { id, type, category, price, version } = product;
    const { name } = product.texts[language];
    const created = {
      id,
      name,
      type,
      category,
      price,
      status: 'draft' as const,
      version,
      updatedAt: now.toISOString(),
    };
    await markChanged(manager, [id]);
    const { updatedAt: _at, name: _name, ...after } = { ...created, texts: product.texts };
    await recordChange(manager, { action: 'store.product.created', subject: { kind: 'product', id }, after });
    return created;
  }

  async change(id: string, change: ProductChange, language: Language): Promise<AdminProduct> {
    await this.database.transaction(async (manager) => {
      const product = await this.lock(manager, id);
      if (!product) throw productNotFound();
      if (change.status === 'published' && !product.downloadFile) throw productWithoutFile(id);
      const before = await this.recorded(manager, id);
      const now = new Date();
      await manager.update(ProductEntity, id, {
        updatedAt: now,
        ...(change.price !== undefined && { priceCents: dollarsToCents(change.price) }),
        ...(change.status && { status: change.status }),
        ...(change.status === 'published' && !product.publishedAt && { publishedAt: now }),
      });
      for (const each of languages) {
        const text = change.texts?.[each];
        if (text && Object.keys(text).length > 0) {
          await manager.update(ProductTextEntity, { productId: id, language: each }, toColumns(text));
        }
      }
      await markChanged(manager, [id]);
      const after = await this.recorded(manager, id);
      await recordChange(manager, { action: 'store.product.changed', subject: { kind: 'product', id }, before, after });
    });
    await this.catalogue.publish(id);
    return this.catalogue.adminView(id, language);
  }

  /** What an admin can change of a product, for the audit trail. */
  private async recorded(manager: EntityManager, id: string) {
    const { priceCents, status } = await manager.findOneByOrFail(ProductEntity, { id });
    const texts = await manager.findBy(ProductTextEntity, { productId: id });
    const byLanguage = texts.flatMap(({ productId: _id, language, ...fields }) =>
      Object.entries(fields).map(([field, text]) => [`${language}.${field}`, text]),
    );
    return { priceCents, status, ...Object.fromEntries(byLanguage) };
  }

  private lock(manager: EntityManager, id: string): Promise<ProductEntity | null> {
    const query = manager.createQueryBuilder(ProductEntity, 'product').where('product.id = :id', { id });
    return this.database.forUpdate(query).getOne();
  }
}

function toColumns(text: Partial<ProductTextInput>): Partial<ProductTextEntity> {
  const { name, description, ...lists } = text;
  const json = Object.entries(lists).map(([key, list]) => [key, list && JSON.stringify(list)]);
  return Object.fromEntries([['name', name], ['description', description], ...json].filter(([, value]) => value));
}
