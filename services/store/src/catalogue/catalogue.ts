import { join } from 'node:path';
import type { Language, PageOf, ProductReview, ProductSummary } from '@arcada/contracts';
import { CONFIG, Database, EdgeClient, inBackground, Pictures, ReadModel } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { changedSince, fromTheStart, readUpToNow } from './catalogue-changes.ts';
import { readDetail, readProducts, readProductsOf } from './catalogue-rows.ts';
import { DetailTexts } from './detail-texts.ts';
import { downloadName } from './download-name.ts';
import { coverOf, hasFixedCover } from './fixed-covers.ts';
import { productNotFound } from './product.errors.ts';
import { readReviews } from './product-reviews.ts';
import { type ListQuery, ProductShelf } from './product-shelf.ts';
import type { ShelvedProduct } from './shelved-product.ts';
import { shippedImages } from './shipped-images.ts';

/** What carts, checkout and orders need of a product. */
export interface CatalogueProduct {
  id: string;
  name: string;
  priceCents: number;
  type: string;
  version: string;
  imageUrl: string;
  /** False for drafts and archived products, which can't be bought. */
  published: boolean;
}

/** Serves all reads of products from memory. */
@Injectable()
export class Catalogue extends ReadModel {
  readonly images: Pictures;
  private readonly downloads: string;
  private readonly details = new DetailTexts();
  private shelf: ProductShelf;
  private upTo = fromTheStart;
  /** What was applied but is not announced yet: a read that fails in between must not lose it. */
  private readonly taken: string[] = [];

  constructor(
    private readonly database: Database,
    edge: EdgeClient,
    @Inject(CONFIG) config: { DATA_DIR: string; CATALOGUE_POLL_SECONDS: number },
  ) {
    super(edge, config.CATALOGUE_POLL_SECONDS);
    this.images = new Pictures('/api/store/images', [shippedImages, join(config.DATA_DIR, 'store/images')]);
    this.downloads = join(config.DATA_DIR, 'store/downloads');
    this.shelf = this.emptyShelf();
  }

  list(query: ListQuery, language: Language): string {
    return this.shelf.list(query, language);
  }

  featured(language: Language): string {
    return this.shelf.featured(language);
  }

  searchEntries(language: Language): string {
    return this.shelf.searchEntries(language);
  }

  /** JSON of one published product; throws the 404 problem for any other. */
  async detail(id: string, language: Language): Promise<string> {
    const product = this.shelf.findOnSale(id);
    if (!product) throw productNotFound();
    const texts = this.details.get(product, language) ?? (await readDetail(this.database.read, id, language));
    // It changed while its texts were being read, so they may belong to another state.
    if (this.shelf.findOnSale(id) !== product) return this.detail(id, language);
    if (!texts) throw productNotFound();
    this.details.set(product, language, texts);
    const related = (JSON.parse(product.related) as string[]).map((other) => this.shelf.summary(other, language));
    const pictures = texts.pictures.map(({ image, alt }) => ({ imageUrl: this.images.url(image), alt }));
    const download = { fileName: downloadNameOf(product), bytes: product.downloadBytes };
    return (
      `${this.shelf.summary(id, language)?.slice(0, -1)},"body":${texts.body},"inside":${texts.inside}` +
      `,"requirements":${texts.requirements},"changelog":${texts.changelog},"related":[${related.filter(Boolean)}]` +
      `,"pictures":${JSON.stringify(pictures)},"reviews":${texts.reviews},"reviewHistogram":${product.reviewHistogram},"download":${JSON.stringify(download)}}`
    );
  }

  /** Published reviews of a product on sale. */
  async reviews(
    id: string,
    language: Language,
    page: { page: number; pageSize: number },
  ): Promise<PageOf<ProductReview>> {
    if (!this.shelf.findOnSale(id)) throw productNotFound();
    return readReviews(this.database.read, id, language, page);
  }

  /** Cards of those of these products that are on sale. */
  cards(ids: readonly string[], language: Language): ProductSummary[] {
    return ids.flatMap((id) => {
      const card = this.shelf.summary(id, language);
      return card === undefined ? [] : (JSON.parse(card) as ProductSummary);
    });
  }

  /** A product of any status, from memory. */
  find(productId: string, language: Language): CatalogueProduct | undefined {
    const product = this.shelf.find(productId);
    if (!product) return undefined;
    const name = product.texts[language]?.name;
    return {
      id: product.id,
      name: name ?? product.id,
      priceCents: product.priceCents,
      type: product.type,
      version: product.version,
      imageUrl: this.images.url(coverOf(name, product.image)),
      published: this.shelf.findOnSale(productId) !== undefined,
    };
  }

  /** Ids of products of any status whose name, or id, has these words. */
  named(words: string, language: Language): string[] {
    return this.shelf.named(words, language);
  }

  /** Address of the picture that a product with these texts is shown with. */
  coverUrl(image: string, texts: readonly { name: string }[]): string {
    return this.images.url(coverOf(texts.find(({ name }) => hasFixedCover(name))?.name, image));
  }

  /** The path of a product's file and the name a buyer saves it under. */
  downloadFile(productId: string): { path: string; fileName: string } | undefined {
    const product = this.shelf.find(productId);
    if (!product?.downloadFile) return undefined;
    return { path: join(this.downloads, product.downloadFile), fileName: downloadNameOf(product) };
  }

  protected tagsOf(ids: readonly string[]): string[] {
    return ['products', ...ids.map((id) => `product:${id}`)];
  }

  protected async readWhole(): Promise<void> {
    // Read first: anything written in between is then seen as a change rather than missed.
    const upTo = await readUpToNow(this.database.read);
    await this.images.load();
    const shelf = this.emptyShelf();
    await shelf.fill(readProducts(this.database.read));
    this.shelf = shelf;
    this.upTo = upTo;
  }

  protected override get nextDue(): number | undefined {
    return this.shelf.nextDue;
  }

  protected async takeWritten(): Promise<readonly string[]> {
    return (await this.takeChanged(Date.now())) ?? [];
  }

  protected async takeChanged(now: number): Promise<readonly string[] | undefined> {
    this.taken.push(...this.shelf.publishDue(now));
    for (;;) {
      const changed = await changedSince(this.database.read, this.upTo);
      if (!changed) {
        await inBackground(() => this.readWhole());
        return this.taken.splice(0);
      }
      const products = await readProductsOf(this.database.read, changed.ids);
      await this.images.reload(products.map(({ image }) => image));
      this.shelf.apply(changed.ids, products, now);
      this.upTo = changed.upTo;
      this.taken.push(...changed.ids);
      if (changed.more) continue;
      const taken = this.taken.splice(0);
      return taken.length > 0 ? taken : undefined;
    }
  }

  private emptyShelf(): ProductShelf {
    return new ProductShelf((file) => this.images.url(file));
  }
}

const downloadNameOf = ({ id, version, downloadFile }: ShelvedProduct) => downloadName(id, version, downloadFile);
