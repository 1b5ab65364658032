import {
  centsToDollars,
  type EditionDecision,
  type HandedInProduct,
  type HandedInProductQuery,
  type HandedInProductSummary,
  type KeysetPage,
  type Language,
  languages,
  type ManagedProduct,
} from '@arcada/contracts';
import { Database, isBasedOn, type KeysetOrder, markChanged, readKeyset, recordChange } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { AccountNames } from '../../accounts/account-names.ts';
import { ManagedProducts } from '../admin/managed-products.ts';
import { assertRelated, assertSellable, assertVersionOfFile } from '../admin/product-checks.ts';
import { factColumns, recordedProduct, textColumns } from '../admin/product-columns.ts';
import { Catalogue } from '../catalogue.ts';
import { assertNotes, ProductFiles } from '../files/product-files.service.ts';
import { ProductEntity, ProductTextEntity } from '../product.entity.ts';
import { notSchedulable, productChanged, productExists } from '../product.errors.ts';
import { productSubject } from '../product-subject.ts';
import {
  editionChanged,
  editionNotFound,
  editionNotSubmitted,
  editionRepeatsVersion,
  productNotOnSale,
} from './edition.errors.ts';
import { changedFields, contentOf, outdatedFields, pickTexts } from './edition-content.ts';
import { EditionNotices } from './edition-notices.ts';
import { type EditionRows, Editions, type ProductRows } from './edition-rows.ts';
import { editionView, productView } from './edition-views.ts';
import { ProductEditionEntity, ProductEditionTextEntity } from './product-edition.entity.ts';

const orders: Record<HandedInProductQuery['sort'], KeysetOrder<ProductEditionEntity>> = {
  submittedAt: { by: 'edition.submittedAt', valueOf: ({ submittedAt }) => submittedAt ?? new Date(0) },
};

/** What admins decide about products that producers have handed in. */
@Injectable()
export class EditionDecisions {
  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
    private readonly products: ManagedProducts,
    private readonly editions: Editions,
    private readonly files: ProductFiles,
    private readonly accounts: AccountNames,
    private readonly notices: EditionNotices,
  ) {}

  async list(request: HandedInProductQuery, language: Language): Promise<KeysetPage<HandedInProductSummary>> {
    const query = this.database.read
      .createQueryBuilder(ProductEditionEntity, 'edition')
      .where('edition.status = :status', { status: 'submitted' });
    const { rows, ...page } = await readKeyset(query, request, orders);
    const texts = await this.database.read.findBy(ProductEditionTextEntity, {
      editionId: In(rows.map(({ id }) => id)),
      language,
    });
    return {
      items: rows.map((row) => ({
        id: row.id,
        name: texts.find(({ editionId }) => editionId === row.id)?.name || row.id,
        isNew: row.base === null,
        type: row.type as HandedInProductSummary['type'],
        price: centsToDollars(row.priceCents),
        version: row.version,
        ownerId: row.ownerId,
        submittedAt: (row.submittedAt ?? row.updatedAt).toISOString(),
      })),
      ...page,
    };
  }

  /** Drafts that weren't handed in are their producers' own. */
  async read(id: string): Promise<HandedInProduct> {
    const { read } = this.database;
    const edition = await this.submitted(id);
    const product = await this.editions.findProduct(read, id);
    return {
      edition: editionView(edition.row, edition.texts, this.catalogue),
      producer: await this.accounts.find(edition.row.ownerId),
      product: product ? productView(product.row, product.texts, this.catalogue) : null,
      outdated: product ? outdatedFields(edition.row, edition.texts, product) : [],
      contents: edition.row.file ? ((await this.files.contentsOf(edition.row)) ?? null) : null,
    };
  }

  async submitted(id: string): Promise<EditionRows> {
    const edition = await this.editions.find(this.database.read, id);
    if (edition?.row.status !== 'submitted') throw editionNotFound();
    return edition;
  }

  /** Buyers get it from now on, or a new product from another time on: what it changes, and nothing else of the product. */
  async publish(id: string, decision: EditionDecision, ifMatch: string | undefined): Promise<ManagedProduct> {
    const asked = await this.editions.find(this.database.read, id);
    const producerName = asked ? await this.accounts.publicName(asked.row.ownerId) : null;
    await this.database.transaction(async (manager) => {
      const product = await this.editions.lockProduct(manager, id);
      const edition = await this.decidable(manager, id, ifMatch);
      this.assertSeen(edition, product, decision);
      const now = new Date();
      const before = product && { ...recordedProduct(product.row, product.texts), file: product.row.downloadFile };
      const from = saleFrom(decision.publishAt, edition, now);
      await (product ? this.update(manager, edition, product, now) : this.insert(manager, edition, { now, from }));
      // The former one stays when identity doesn't respond.
      if (producerName) await manager.update(ProductEntity, id, { producerName });
      const stored = await this.editions.findProduct(manager, id);
      if (!stored) throw editionNotFound();
      const { row, texts } = stored;
      assertSellable(row, texts);
      const { file, fileName: name, fileBytes: bytes, fileSha256: sha256 } = edition.row;
      if (file) {
        // An admin may have added one meanwhile, or changed the version.
        if (await this.files.hasOther(manager, { productId: id, version: row.version, file }))
          throw editionRepeatsVersion(row.version);
        await this.files.keepVersion(manager, { productId: id, file, name, version: row.version, bytes, sha256 }, now);
        if (decision.mail) {
          assertNotes(texts, row.version);
          await this.files.mailOwners(manager, { productId: id, version: row.version, sha256 });
        }
      }
      await this.editions.remove(manager, id);
      await this.notices.published(manager, edition, row);
      await markChanged(manager, [id]);
      await recordChange(manager, {
        action: 'store.product.edition-published',
        subject: await productSubject(manager, id),
        ...(before && { before }),
        after: { ...recordedProduct(row, texts), file: row.downloadFile },
      });
    });
    await this.catalogue.publish(id);
    return this.products.read(id);
  }

  async sendBack(id: string, note: string, ifMatch: string | undefined): Promise<void> {
    await this.database.transaction(async (manager) => {
      const edition = await this.decidable(manager, id, ifMatch);
      const { row } = edition;
      await manager.update(ProductEditionEntity, id, {
        status: 'draft',
        submittedAt: null,
        adminNote: note,
        revision: row.revision + 1,
        updatedAt: new Date(),
      });
      await this.notices.sentBack(manager, edition, note);
      await recordChange(manager, {
        action: 'store.product.edition-sent-back',
        subject: await productSubject(manager, id),
        before: { status: 'submitted', adminNote: row.adminNote },
        after: { status: 'draft', adminNote: note },
      });
    });
  }

  private async decidable(manager: EntityManager, id: string, ifMatch: string | undefined): Promise<EditionRows> {
    const edition = await this.editions.lock(manager, id);
    // First: a draft is its producer's own, and what has changed comes with the other refusal.
    if (edition.row.status !== 'submitted') throw editionNotSubmitted();
    if (!isBasedOn(edition.row.revision, ifMatch))
      throw editionChanged(editionView(edition.row, edition.texts, this.catalogue));
    return edition;
  }

  /** Nothing is replaced that the admin hasn't looked at. */
  private assertSeen({ row: edition }: EditionRows, product: ProductRows | undefined, { tag }: EditionDecision): void {
    const { id, base } = edition;
    if (!product) {
      if (base !== null) throw productNotOnSale();
      return;
    }
    if (base === null) throw productExists(id);
    const current = productView(product.row, product.texts, this.catalogue);
    if (current.tag !== tag) throw productChanged(current);
    if (product.row.status !== 'published') throw productNotOnSale();
  }

  private async insert(
    manager: EntityManager,
    { row, texts }: EditionRows,
    { now, from }: { now: Date; from: Date },
  ): Promise<void> {
    const { id, ownerId, type, category, priceCents, version, compatibility, related, image } = row;
    await assertRelated(manager, id, JSON.parse(related));
    await manager.insert(ProductEntity, {
      ...{ id, ownerId, type, category, priceCents, version, compatibility, related, image },
      status: 'published',
      featuredPlace: null,
      downloadFile: row.file,
      downloadBytes: row.fileBytes,
      reviewHistogram: '[0,0,0,0,0]',
      createdAt: now,
      updatedAt: now,
      publishedAt: from,
    });
    for (const { editionId: _id, ...text } of texts)
      await manager.insert(ProductTextEntity, { ...text, productId: id });
  }

  private async update(manager: EntityManager, edition: EditionRows, product: ProductRows, now: Date): Promise<void> {
    const { row } = edition;
    const changed = new Set(changedFields(row, edition.texts));
    const { texts, ...facts } = contentOf(row, edition.texts);
    const columns = factColumns(Object.fromEntries(Object.entries(facts).filter(([path]) => changed.has(path))));
    if (!row.file) await assertVersionOfFile(manager, product.row, columns.version);
    if (changed.has('related')) await assertRelated(manager, row.id, facts.related);
    await manager.update(ProductEntity, row.id, {
      ...columns,
      ...(changed.has('image') && { image: row.image }),
      ...(row.file && { downloadFile: row.file, downloadBytes: row.fileBytes }),
      updatedAt: now,
    });
    const written = pickTexts(texts, changed);
    for (const language of languages) {
      const text = textColumns(written[language]);
      if (Object.keys(text).length === 0) continue;
      await manager.update(ProductTextEntity, { productId: product.row.id, language }, text);
    }
  }
}

/** Since when it is on sale: only what is new can be scheduled. */
function saleFrom(publishAt: string | undefined, { row }: EditionRows, now: Date): Date {
  if (publishAt === undefined) return now;
  const time = new Date(publishAt);
  if (row.base !== null || time <= now) throw notSchedulable();
  return time;
}
