import {
  type AdminProduct,
  type AdminProductQuery,
  centsToDollars,
  forEachLanguage,
  type KeysetPage,
  type Language,
  leadingName,
  type ManagedProduct,
  missingTexts,
} from '@arcada/contracts';
import { Database, type KeysetOrder, readKeyset } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, MoreThan, type SelectQueryBuilder } from 'typeorm';
import { Catalogue } from '../catalogue.ts';
import { ProductEntity, ProductTextEntity } from '../product.entity.ts';
import { productNotFound } from '../product.errors.ts';
import { managedProduct, readTexts } from './product-columns.ts';

/** A product with its text in the language of the list. */
type ListedProduct = ProductEntity & { text: ProductTextEntity };

const orders: Record<AdminProductQuery['sort'], KeysetOrder<ListedProduct>> = {
  updatedAt: { by: 'product.updatedAt', valueOf: ({ updatedAt }) => updatedAt },
  name: { by: 'text.name', valueOf: ({ text }) => text.name },
  price: { by: 'product.priceCents', valueOf: ({ priceCents }) => priceCents },
};

/** Products of every status as the products manager shows them. */
@Injectable()
export class ManagedProducts {
  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
  ) {}

  async list(request: AdminProductQuery, language: Language): Promise<KeysetPage<AdminProduct>> {
    const { q, ids, status, type, category, ...page } = request;
    const query = this.database.read
      .createQueryBuilder(ProductEntity, 'product')
      .innerJoinAndMapOne(
        'product.text',
        ProductTextEntity,
        'text',
        'text.productId = product.id and text.language = :language',
        { language },
      );
    if (status === 'draft' || status === 'archived') query.andWhere('product.status = :status', { status });
    else if (status) {
      // What goes on sale at a time to come is stored as published.
      const when = status === 'scheduled' ? 'product.publishedAt > :now' : 'product.publishedAt <= :now';
      query.andWhere(`product.status = 'published' and ${when}`, { now: new Date() });
    }
    for (const [column, value] of Object.entries({ type, category }))
      if (value) query.andWhere(`product.${column} = :${column}`, { [column]: value });
    if (ids) query.andWhere('product.id in (:...ids)', { ids: ids.split(',') });
    if (q) {
      // A list is never empty in SQL, and no product has an empty id.
      const found = ['', ...this.catalogue.named(q, language)];
      query.andWhere('product.id in (:...found)', { found });
    }
    const { rows, ...rest } = await readKeyset(query as SelectQueryBuilder<ListedProduct>, page, orders);
    return { items: await this.listed(rows), ...rest };
  }

  private async listed(rows: readonly ListedProduct[]): Promise<AdminProduct[]> {
    const texts = await this.database.read.findBy(ProductTextEntity, { productId: In(rows.map(({ id }) => id)) });
    const byProduct = Map.groupBy(texts, ({ productId }) => productId);
    // One without a name in the language of the list has that of another.
    const otherName = (id: string) => {
      const names = (byProduct.get(id) ?? []).map(({ language, name }) => [language, name]);
      return leadingName(forEachLanguage((language) => Object.fromEntries(names)[language] ?? ''));
    };
    return rows.map((row) => ({
      id: row.id,
      name: row.text.name || otherName(row.id) || row.id,
      type: row.type as AdminProduct['type'],
      category: row.category as AdminProduct['category'],
      price: centsToDollars(row.priceCents),
      status: row.status as AdminProduct['status'],
      version: row.version,
      missing: [...new Set(missingTexts(readTexts(byProduct.get(row.id) ?? [])).map((each) => each.language))],
      updatedAt: row.updatedAt.toISOString(),
      publishedAt: row.publishedAt?.toISOString() ?? null,
    }));
  }

  /** A part of all products, in the order of their ids. */
  async after(id: string, most: number): Promise<ManagedProduct[]> {
    const rows = await this.database.read.find(ProductEntity, {
      where: { id: MoreThan(id) },
      order: { id: 'ASC' },
      take: most,
    });
    return this.managed(rows);
  }

  /** Those that exist. */
  async readSeveral(ids: readonly string[]): Promise<ManagedProduct[]> {
    return this.managed(await this.database.read.findBy(ProductEntity, { id: In(ids) }));
  }

  private async managed(rows: readonly ProductEntity[]): Promise<ManagedProduct[]> {
    const texts = await this.database.read.findBy(ProductTextEntity, { productId: In(rows.map(({ id }) => id)) });
    const byProduct = Map.groupBy(texts, ({ productId }) => productId);
    return rows.map((row) => {
      const own = byProduct.get(row.id) ?? [];
      return managedProduct(row, own, this.catalogue.coverUrl(row.image, own));
    });
  }

  async read(id: string, manager: EntityManager = this.database.read): Promise<ManagedProduct> {
    const product = await manager.findOneBy(ProductEntity, { id });
    if (!product) throw productNotFound();
    const texts = await manager.findBy(ProductTextEntity, { productId: id });
    return managedProduct(product, texts, this.catalogue.coverUrl(product.image, texts));
  }
}
