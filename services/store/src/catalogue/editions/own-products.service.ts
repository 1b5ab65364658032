import {
  centsToDollars,
  type EditionChange,
  type KeysetPage,
  type Language,
  languages,
  type NewOwnProduct,
  type OwnProduct,
  type OwnProductQuery,
  type OwnProductSummary,
  type ProductType,
} from '@arcada/contracts';
import { fold } from '@arcada/search';
import {
  Database,
  firstVersion,
  isBasedOn,
  isUniqueViolation,
  keysetOf,
  once,
  type UserActor,
} from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { assertRelated, assertSellable, assertVersionOfFile } from '../admin/product-checks.ts';
import { factColumns, textColumns } from '../admin/product-columns.ts';
import { Catalogue } from '../catalogue.ts';
import { endingFor } from '../files/checked-content.ts';
import { ProductFiles } from '../files/product-files.service.ts';
import { ProductEntity, ProductTextEntity } from '../product.entity.ts';
import { productExists } from '../product.errors.ts';
import type { TextColumns } from '../text-columns.ts';
import {
  editionChanged,
  editionNotFound,
  editionRepeatsVersion,
  editionUnchanged,
  productNotOnSale,
  tooManyEditions,
} from './edition.errors.ts';
import { changedFields, contentTag, hashesOf } from './edition-content.ts';
import { EditionNotices } from './edition-notices.ts';
import { type EditionRows, Editions } from './edition-rows.ts';
import { editionView, languagesMissing, productView } from './edition-views.ts';
import { ProductEditionEntity, ProductEditionTextEntity } from './product-edition.entity.ts';

/** Each may bring a file, so what a producer has in work is limited. */
const mostEditions = 30;
const mostListed = 1000;

const noFile = { file: '', fileName: '', fileBytes: 0, fileSha256: '' };

/** What producers write of their products (decision 34): buyers see nothing of it before an admin publishes it. */
@Injectable()
export class OwnProducts {
  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
    private readonly editions: Editions,
    private readonly files: ProductFiles,
    private readonly notices: EditionNotices,
  ) {}

  async list(request: OwnProductQuery, { id: ownerId }: UserActor, language: Language) {
    const { read } = this.database;
    const products = await read.find(ProductEntity, { where: { ownerId }, order: { id: 'ASC' }, take: mostListed });
    const editions = await read.find(ProductEditionEntity, { where: { ownerId }, order: { id: 'ASC' } });
    const names = await read.findBy(ProductTextEntity, { productId: In(products.map(({ id }) => id)), language });
    const texts = await read.findBy(ProductEditionTextEntity, { editionId: In(editions.map(({ id }) => id)) });
    const written = Map.groupBy(texts, ({ editionId }) => editionId);
    const byId = new Map(editions.map((edition) => [edition.id, edition]));
    const ids = new Set([...products.map(({ id }) => id), ...byId.keys()]);
    const items = [...ids].flatMap((id) => {
      const product = products.find((each) => each.id === id);
      const edition = byId.get(id);
      const row = edition ?? product;
      if (!row) return [];
      const own = written.get(id) ?? [];
      const name = edition ? nameIn(own, language) : names.find(({ productId }) => productId === id)?.name;
      return {
        id,
        name: name || id,
        type: row.type as OwnProductSummary['type'],
        price: centsToDollars(row.priceCents),
        status: (product?.status as OwnProductSummary['status']) ?? null,
        publishedAt: product?.publishedAt?.toISOString() ?? null,
        edition: edition?.status ?? null,
        sentBack: edition?.status === 'draft' && edition.adminNote !== null,
        missing: edition ? languagesMissing(own) : [],
        updatedAt: row.updatedAt.toISOString(),
      };
    });
    const { rows, ...page } = keysetOf(items, request, {
      idOf: ({ id }) => id,
      orders: { updatedAt: ({ updatedAt }) => updatedAt, name: ({ name }) => fold(name) },
    });
    return { items: rows, ...page } satisfies KeysetPage<OwnProductSummary>;
  }

  async read(id: string, owner: UserActor, manager: EntityManager = this.database.read): Promise<OwnProduct> {
    const edition = await this.editions.find(manager, id);
    const product = await this.editions.findProduct(manager, id);
    const ownEdition = edition?.row.ownerId === owner.id ? edition : undefined;
    const ownProduct = product?.row.ownerId === owner.id ? product : undefined;
    if (!ownEdition && !ownProduct) throw editionNotFound();
    return {
      id,
      product: ownProduct ? productView(ownProduct.row, ownProduct.texts, this.catalogue) : null,
      edition: ownEdition ? editionView(ownEdition.row, ownEdition.texts, this.catalogue) : null,
    };
  }

  /** A new product, as a draft. With a key, a repeated request gets the same response. */
  async create(product: NewOwnProduct, owner: UserActor, key?: string): Promise<OwnProduct> {
    const { id, texts, related = [], ...facts } = product;
    const insert = async (manager: EntityManager) => {
      if (await manager.existsBy(ProductEntity, { id })) throw productExists(id, 'address');
      await this.assertRoom(manager, owner);
      await assertRelated(manager, id, related);
      const written = { ...factColumns({ ...facts, related }), image: `type-${facts.type}.svg` } as ProductEntity;
      await this.insert(manager, { ...written, id }, owner, null);
      for (const language of languages)
        await manager.insert(ProductEditionTextEntity, { editionId: id, language, ...textColumns(texts[language]) });
      return id;
    };
    const keyed = { scope: `user:${owner.id}`, key, request: ['own-product', product] };
    await once(this.database, keyed, insert).catch((error: unknown) => {
      throw isUniqueViolation(error) ? productExists(id, 'address') : error;
    });
    return this.read(id, owner);
  }

  /** Begins the next edition of a product on sale, as a copy of it, unless there is one. */
  async begin(id: string, owner: UserActor): Promise<OwnProduct> {
    await this.database.transaction(async (manager) => {
      const product = await this.editions.lockProduct(manager, id);
      if (product?.row.ownerId !== owner.id) throw editionNotFound();
      if (await manager.existsBy(ProductEditionEntity, { id })) return;
      if (product.row.status !== 'published') throw productNotOnSale();
      await this.assertRoom(manager, owner);
      await this.insert(manager, product.row, owner, JSON.stringify(hashesOf(product.row, product.texts)));
      for (const { productId: _id, product: _product, ...text } of product.texts)
        await manager.insert(ProductEditionTextEntity, { ...text, editionId: id });
    });
    return this.read(id, owner);
  }

  async change(id: string, change: EditionChange, owner: UserActor, ifMatch: string | undefined): Promise<OwnProduct> {
    const { texts, ...facts } = change;
    await this.save(id, owner, async (manager, { row, texts: before }) => {
      if (!isBasedOn(contentTag(row, before), ifMatch)) throw editionChanged(editionView(row, before, this.catalogue));
      await assertRelated(manager, id, facts.related);
      for (const language of languages) {
        const text = textColumns(texts?.[language] ?? {});
        if (Object.keys(text).length > 0)
          await manager.update(ProductEditionTextEntity, { editionId: id, language }, text);
      }
      // The picture of its type, until it has one of its own.
      const image = facts.type && row.image.startsWith('type-') ? { image: `type-${facts.type}.svg` } : {};
      return { ...factColumns(facts), ...image } as Partial<ProductEditionEntity>;
    });
    return this.read(id, owner);
  }

  /** One save of a draft: `work` returns what changes in its own row. */
  async save(
    id: string,
    owner: UserActor,
    work: (manager: EntityManager, edition: EditionRows) => Promise<Partial<ProductEditionEntity>>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const edition = await this.editions.lockDraft(manager, id, owner);
      const changes = await work(manager, edition);
      const save = { revision: edition.row.revision + 1, updatedAt: new Date() };
      await manager.update(ProductEditionEntity, id, { ...changes, ...save });
    });
  }

  /** Hands a complete draft to the admins. */
  async submit(id: string, owner: UserActor, ifMatch: string | undefined): Promise<OwnProduct> {
    await this.save(id, owner, async (manager, { row, texts }) => {
      if (!isBasedOn(contentTag(row, texts), ifMatch)) throw editionChanged(editionView(row, texts, this.catalogue));
      if (row.base !== null && changedFields(row, texts).length === 0) throw editionUnchanged();
      const onSale = await manager.findOneBy(ProductEntity, { id });
      assertSellable({ downloadFile: row.file || (onSale?.downloadFile ?? '') }, texts, 'submit');
      if (onSale && !row.file && changedFields(row, texts).includes('version'))
        await assertVersionOfFile(manager, onSale, row.version);
      // The type may have changed since the file was uploaded.
      if (row.file) endingFor(row.type as ProductType, row.fileName);
      if (row.file && (await this.files.hasOther(manager, { productId: id, version: row.version, file: row.file })))
        throw editionRepeatsVersion(row.version);
      await this.notices.submitted(manager, { row, texts });
      // The note stays: whoever decides next sees what was asked for.
      return { status: 'submitted', submittedAt: new Date() };
    });
    return this.read(id, owner);
  }

  async withdraw(id: string, owner: UserActor): Promise<OwnProduct> {
    await this.database.transaction(async (manager) => {
      const { row } = await this.editions.lock(manager, id, owner);
      const changes = { status: 'draft' as const, submittedAt: null, revision: row.revision + 1 };
      if (row.status === 'submitted') await manager.update(ProductEditionEntity, id, changes);
    });
    return this.read(id, owner);
  }

  /** Deletes what is being written. What is on sale stays. */
  async discard(id: string, owner: UserActor, ifMatch: string | undefined): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { row, texts } = await this.editions.lockDraft(manager, id, owner);
      if (!isBasedOn(contentTag(row, texts), ifMatch)) throw editionChanged(editionView(row, texts, this.catalogue));
      await this.editions.remove(manager, id);
    });
  }

  private async insert(
    manager: EntityManager,
    row: Pick<
      ProductEntity,
      'id' | 'type' | 'category' | 'priceCents' | 'version' | 'compatibility' | 'related' | 'image'
    >,
    { id: ownerId }: UserActor,
    base: string | null,
  ): Promise<void> {
    const { id, type, category, priceCents, version, compatibility, related, image } = row;
    const now = new Date();
    await manager.insert(ProductEditionEntity, {
      ...{ id, ownerId, type, category, priceCents, version, compatibility, related, image, base },
      ...noFile,
      status: 'draft',
      adminNote: null,
      revision: firstVersion(),
      createdAt: now,
      updatedAt: now,
      submittedAt: null,
    });
  }

  private async assertRoom(manager: EntityManager, { id }: UserActor): Promise<void> {
    if ((await manager.countBy(ProductEditionEntity, { ownerId: id })) >= mostEditions)
      throw tooManyEditions(mostEditions);
  }
}

/** In this language, or in another that it is written in. */
const nameIn = (texts: readonly TextColumns[], language: Language): string | undefined =>
  (texts.find((text) => text.language === language && text.name) ?? texts.find(({ name }) => name))?.name;
