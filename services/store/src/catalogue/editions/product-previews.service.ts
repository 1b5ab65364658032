import { centsToDollars, type Language, languages, type Product } from '@arcada/contracts';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountNames } from '../../accounts/account-names.ts';
import { readTexts } from '../admin/product-columns.ts';
import { Catalogue } from '../catalogue.ts';
import { readDetail } from '../catalogue-rows.ts';
import { downloadName } from '../download-name.ts';
import type { ProductEntity } from '../product.entity.ts';
import { productNotFound } from '../product.errors.ts';
import { type Producer, producerOf, summariseReviews } from '../shelved-product.ts';
import type { TextColumns } from '../text-columns.ts';
import { editionNotFound } from './edition.errors.ts';
import { EditionDecisions } from './edition-decisions.service.ts';
import { type EditionRows, Editions, type ProductRows } from './edition-rows.ts';

/** Products that aren't on sale, in the form in which their page would get them. Read from the database, never cached. */
@Injectable()
export class ProductPreviews {
  constructor(
    private readonly database: Database,
    private readonly catalogue: Catalogue,
    private readonly editions: Editions,
    private readonly decisions: EditionDecisions,
    private readonly accounts: AccountNames,
  ) {}

  /** A producer's own one: what is being written, else the product. */
  async own(id: string, owner: UserActor, language: Language): Promise<Product> {
    const edition = await this.editions.find(this.database.read, id);
    const product = await this.editions.findProduct(this.database.read, id);
    if (edition?.row.ownerId === owner.id) return this.edition(edition, product, language);
    if (product?.row.ownerId === owner.id) return this.ofProduct(product, language);
    throw editionNotFound();
  }

  async handedIn(id: string, language: Language): Promise<Product> {
    const edition = await this.decisions.submitted(id);
    return this.edition(edition, await this.editions.findProduct(this.database.read, id), language);
  }

  /** Of any status. */
  async product(id: string, language: Language): Promise<Product> {
    const product = await this.editions.findProduct(this.database.read, id);
    if (!product) throw productNotFound();
    return this.ofProduct(product, language);
  }

  private ofProduct({ row, texts }: ProductRows, language: Language): Promise<Product> {
    return this.show(row, texts, { ...row, producer: producerOf(row.ownerId, row.producerName) }, language);
  }

  private async edition(
    { row, texts }: EditionRows,
    product: ProductRows | undefined,
    language: Language,
  ): Promise<Product> {
    const file = row.file ? { downloadFile: row.file, downloadBytes: row.fileBytes } : product?.row;
    const reviewHistogram = product?.row.reviewHistogram ?? '[0,0,0,0,0]';
    const name = product?.row.producerName ?? (await this.accounts.publicName(row.ownerId));
    const producer = producerOf(row.ownerId, name);
    return this.show(row, texts, { downloadFile: '', downloadBytes: 0, ...file, reviewHistogram, producer }, language);
  }

  private async show(
    row: Pick<
      ProductEntity,
      'id' | 'type' | 'category' | 'priceCents' | 'version' | 'compatibility' | 'related' | 'image' | 'updatedAt'
    >,
    rows: readonly TextColumns[],
    sold: Pick<ProductEntity, 'downloadFile' | 'downloadBytes' | 'reviewHistogram'> & {
      producer: Producer | undefined;
    },
    language: Language,
  ): Promise<Product> {
    const { id, version, compatibility, image } = row;
    // Pictures beside the cover and reviews belong to the product.
    const kept = await readDetail(this.database.read, id, language);
    const texts = readTexts(rows);
    const order = [language, ...languages];
    // What isn't translated yet is shown in a language that has it.
    const inLanguage = texts[language];
    const text = Object.fromEntries(
      Object.keys(inLanguage).map((field) => {
        const name = field as keyof typeof inLanguage;
        const written = order.find((each) => texts[each][name].length > 0) ?? language;
        return [name, texts[written][name]];
      }),
    ) as unknown as typeof inLanguage;
    const histogram = JSON.parse(sold.reviewHistogram) as number[];
    return {
      id,
      ...text,
      name: text.name || id,
      price: centsToDollars(row.priceCents),
      type: row.type as Product['type'],
      category: row.category as Product['category'],
      imageUrl: this.catalogue.coverUrl(image, rows),
      version,
      compatibility,
      ...summariseReviews(histogram),
      ...(sold.producer && { producer: sold.producer }),
      pictures: (kept?.pictures ?? []).map((picture) => ({
        imageUrl: this.catalogue.images.url(picture.image),
        alt: picture.alt,
      })),
      reviews: JSON.parse(kept?.reviews ?? '[]'),
      reviewHistogram: histogram,
      related: this.catalogue.cards(JSON.parse(row.related), language),
      download: { fileName: downloadName(id, version, sold.downloadFile), bytes: sold.downloadBytes },
      updatedAt: row.updatedAt.toISOString(),
    };
  }
}
