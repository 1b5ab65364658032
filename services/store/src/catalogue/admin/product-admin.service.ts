import { languages, type ManagedProduct, type NewProduct, type ProductChange } from '@arcada/contracts';
import {
  changedFacts,
  changedTexts,
  Database,
  isBasedOn,
  isUniqueViolation,
  markChanged,
  namesVersion,
  noteUnchanged,
  once,
  recordChange,
  requireAdminStep,
  requireCorrections,
  type UserActor,
} from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Catalogue } from '../catalogue.ts';
import { EditionNotices } from '../editions/edition-notices.ts';
import { ProductEditionEntity } from '../editions/product-edition.entity.ts';
import { ProductEntity, ProductTextEntity } from '../product.entity.ts';
import {
  notSchedulable,
  productChanged,
  productExists,
  productNotFound,
  productNotRemovable,
} from '../product.errors.ts';
import { productSubject } from '../product-subject.ts';
import { ManagedProducts } from './managed-products.ts';
import { assertRelated, assertSellable, assertVersionOfFile } from './product-checks.ts';
import { factColumns, managedProduct, recordedProduct, textColumns } from './product-columns.ts';

/**
 * Changes by admins. Memory and edge are updated after the commit and before the response, so the
 * site shows a change at once.
 */
@Injectable()
export class ProductAdmin {
  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
    private readonly products: ManagedProducts,
    private readonly notices: EditionNotices,
  ) {}

  /** With a key, a repeated request gets the same response. */
  async create(
    product: NewProduct,
    { adminId, key }: { adminId: string; key: string | undefined },
  ): Promise<ManagedProduct> {
    const keyed = { scope: `user:${adminId}`, key, request: ['product', product] };
    const id = await once(this.database, keyed, (manager) => this.insert(manager, product)).catch((error: unknown) => {
      throw isUniqueViolation(error) ? productExists(product.id) : error;
    });
    await this.catalogue.publish(id);
    return this.products.read(id);
  }

  /** Within a transaction; `catalogue.publish` belongs after its commit. */
  async insert(manager: EntityManager, { id, texts, ...facts }: NewProduct): Promise<string> {
    await assertRelated(manager, id, facts.related);
    // A producer may be writing one of that name.
    if (await manager.existsBy(ProductEditionEntity, { id })) throw productExists(id);
    const now = new Date();
    const unset = { featuredPlace: null, related: '[]', downloadFile: '', downloadBytes: 0, publishedAt: null };
    const product = {
      ...unset,
      ...factColumns(facts),
      id,
      status: 'draft',
      image: `type-${facts.type}.svg`,
      reviewHistogram: '[0,0,0,0,0]',
      createdAt: now,
      updatedAt: now,
    };
    await manager.insert(ProductEntity, product);
    for (const language of languages)
      await manager.insert(ProductTextEntity, { productId: id, language, ...textColumns(texts[language]) });
    await markChanged(manager, [id]);
    const after = recordedProduct(...(await this.rows(manager, id)));
    const subject = await productSubject(manager, id);
    await recordChange(manager, { action: 'store.product.created', subject, after });
    return id;
  }

  /**
   * `ifMatch`: the tag of what the change is based on. Only an admin who has just typed the password makes cheaper what
   * was ever on sale, puts something on sale or takes it off, or rewrites what buyers read.
   */
  async change(
    id: string,
    change: ProductChange,
    { admin, ifMatch }: { admin: UserActor; ifMatch: string | undefined },
  ): Promise<ManagedProduct> {
    const decide = async (current: ManagedProduct, manager: EntityManager) => {
      if (!isBasedOn(current.tag, ifMatch)) throw productChanged(current);
      const isCheaper = change.price !== undefined && change.price < current.price;
      if (current.publishedAt !== null && isCheaper) requireAdminStep(admin, true);
      if (movesSale(current, change)) requireAdminStep(admin, true);
      await requireCorrections(manager, admin, { kind: 'product', id }, textsOnSale(current, change));
      return change;
    };
    await this.database.transaction((manager) => this.write(manager, id, decide));
    await this.catalogue.publish(id);
    return this.products.read(id);
  }

  /**
   * Within a transaction; `catalogue.publish` belongs after its commit. Without `ifMatch` for several
   * products at once, whose tags the admin needn't have seen.
   */
  async write(
    manager: EntityManager,
    id: string,
    decide: (current: ManagedProduct, manager: EntityManager) => ProductChange | Promise<ProductChange>,
    ifMatch?: string,
  ): Promise<void> {
    const product = await this.lock(manager, id);
    if (!product) throw productNotFound();
    const [, textsBefore] = await this.rows(manager, id);
    const before = recordedProduct(product, textsBefore);
    const current = managedProduct(product, textsBefore, this.catalogue.coverUrl(product.image, textsBefore));
    if (ifMatch !== undefined && !namesVersion(ifMatch, current.tag)) throw productChanged(current);
    const { texts, status, publishAt, ...facts } = await decide(current, manager);
    await assertRelated(manager, id, facts.related);
    await assertVersionOfFile(manager, product, facts.version);
    const now = new Date();
    const publishedAt = publicationOf(product, status, publishAt, now);
    const columns = {
      ...factColumns(facts),
      ...(status && { status }),
      ...(publishedAt !== product.publishedAt && { publishedAt }),
    };
    if (Object.keys(columns).length > 0) await manager.update(ProductEntity, id, columns);
    for (const language of languages) {
      const text = textColumns(texts?.[language] ?? {});
      if (Object.keys(text).length > 0) await manager.update(ProductTextEntity, { productId: id, language }, text);
    }
    const [changed, textsAfter] = await this.rows(manager, id);
    if (changed.status === 'published' && (texts || status)) assertSellable(changed, textsAfter);
    const after = recordedProduct(changed, textsAfter);
    if (JSON.stringify(after) === JSON.stringify(before)) {
      noteUnchanged();
      return;
    }
    await manager.update(ProductEntity, id, { updatedAt: now });
    await markChanged(manager, [id]);
    await this.notices.moved(manager, { row: changed, texts: textsAfter }, product);
    const subject = await productSubject(manager, id);
    await recordChange(manager, { action: 'store.product.changed', subject, before, after });
  }

  /** Takes a new product back, within a transaction: only while nothing else was done with it. */
  async remove(manager: EntityManager, id: string, tag: string): Promise<void> {
    const product = await this.lock(manager, id);
    if (!product) throw productNotFound();
    const [, texts] = await this.rows(manager, id);
    const current = managedProduct(product, texts, this.catalogue.coverUrl(product.image, texts));
    const isUntouched = product.updatedAt.getTime() === product.createdAt.getTime() && product.status === 'draft';
    if (!isUntouched || current.tag !== tag) throw productNotRemovable();
    const before = recordedProduct(product, texts);
    const subject = await productSubject(manager, id);
    await manager.delete(ProductTextEntity, { productId: id });
    await manager.delete(ProductEntity, { id });
    await markChanged(manager, [id]);
    await recordChange(manager, { action: 'store.product.removed', subject, before });
  }

  private async rows(manager: EntityManager, id: string): Promise<[ProductEntity, ProductTextEntity[]]> {
    return [
      await manager.findOneByOrFail(ProductEntity, { id }),
      await manager.findBy(ProductTextEntity, { productId: id }),
    ];
  }

  private lock(manager: EntityManager, id: string): Promise<ProductEntity | null> {
    const query = manager.createQueryBuilder(ProductEntity, 'product').where('product.id = :id', { id });
    return this.database.forUpdate(query).getOne();
  }
}

/** Whether buyers get or lose a product by it, now or at another time. Only a scheduled one is moved by its own status. */
function movesSale({ status: before, publishedAt }: ManagedProduct, { status, publishAt }: ProductChange): boolean {
  const isToCome = publishedAt !== null && new Date(publishedAt) > new Date();
  const isMoved = status !== undefined && (status !== before || isToCome);
  return publishAt !== undefined || (isMoved && (before === 'published' || status === 'published'));
}

/** No texts: they take nothing but names that the store knows, or have a guard of their own. */
const notTexts = ['type', 'category', 'price', 'related', 'featuredPlace', 'status', 'publishAt'] as const;

/** What is changed of the texts that buyers read. */
const textsOnSale = (current: ManagedProduct, { texts, ...facts }: ProductChange) =>
  current.status === 'published'
    ? [
        ...languages.flatMap((language) => changedTexts(language, current.texts[language], texts?.[language])),
        ...changedFacts(current, facts, notTexts),
      ]
    : [];

/** When a product is, or was first, on sale. What isn't published any more has no time to come. */
function publicationOf(
  { status: before, publishedAt }: ProductEntity,
  asked: string | undefined,
  publishAt: string | undefined,
  now: Date,
): Date | null {
  const status = asked ?? before;
  const isToCome = publishedAt !== null && publishedAt > now;
  if (publishAt !== undefined) {
    const time = new Date(publishAt);
    if (status !== 'published' || time <= now || (before === 'published' && !isToCome)) throw notSchedulable();
    return time;
  }
  if (status !== 'published') return isToCome ? null : publishedAt;
  return publishedAt === null || (asked && isToCome) ? now : publishedAt;
}
