import { join } from 'node:path';
import { centsToDollars, forEachLanguage, type Language, languages } from '@arcada/contracts';
import { CONFIG, Database, EdgeClient, Pictures, ReadModel } from '@arcada/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AdminProduct } from './admin/product-admin.schema.ts';
import { readDetail, readProducts, readRevision, readTexts, toDate } from './catalogue-rows.ts';
import { CatalogueSnapshot, type ListQuery } from './catalogue-snapshot.ts';
import { downloadName } from './download-name.ts';
import { coverOf } from './fixed-covers.ts';
import { productNotFound } from './product.errors.ts';
import { shippedImages } from './shipped-images.ts';

/** What carts, checkout and orders need to know of a product. */
export interface CatalogueProduct {
  id: string;
  name: string;
  priceCents: number;
  type: string;
  version: string;
  imageUrl: string;
  /** False for drafts and archived products: they can't be bought. */
  published: boolean;
}

/** Answers all reads of products from memory. */
@Injectable()
export class Catalogue extends ReadModel<CatalogueSnapshot> {
  readonly images: Pictures;
  private readonly downloads: string;

  constructor(
    private readonly database: Database,
    edge: EdgeClient,
    @Inject(CONFIG) config: { DATA_DIR: string; CATALOGUE_POLL_SECONDS: number },
  ) {
    const noTexts = forEachLanguage(() => new Map());
    super(edge, config.CATALOGUE_POLL_SECONDS, new CatalogueSnapshot([], noTexts, () => ''));
    this.images = new Pictures('/api/store/images', [shippedImages, join(config.DATA_DIR, 'store/images')]);
    this.downloads = join(config.DATA_DIR, 'store/downloads');
  }

  list(query: ListQuery, language: Language): string {
    return this.snapshot.list(query, language);
  }

  featured(language: Language): string {
    return this.snapshot.featured[language];
  }

  searchEntries(language: Language): string {
    return this.snapshot.searchEntries(language);
  }

  /** JSON of one published product; throws the 404 problem for any other. */
  async detail(id: string, language: Language): Promise<string> {
    const { snapshot } = this;
    const key = `${language}/${id}`;
    const cached = snapshot.details.get(key);
    if (cached) return cached;
    const summary = snapshot.summary(id, language);
    const row = snapshot.rows.get(id);
    if (!summary || !row) throw productNotFound(language);
    const text = await readDetail(this.database.read, id, language);
    if (!text) throw productNotFound(language);
    const related = (JSON.parse(row.related) as string[]).map((other) => snapshot.summary(other, language));
    const download = { fileName: downloadName(row.id, row.version, row.download_file), bytes: row.download_bytes };
    const json =
      `${summary.slice(0, -1)},"body":${text.body},"inside":${text.inside},"requirements":${text.requirements}` +
      `,"changelog":${text.changelog},"related":[${related.filter(Boolean).join()}]` +
      `,"reviewHistogram":${row.review_histogram},"download":${JSON.stringify(download)}` +
      `,"updatedAt":"${toDate(row.updated_at).toISOString()}"}`;
    snapshot.details.set(key, json);
    return json;
  }

  /** A product of any status, from memory. */
  find(productId: string, language: Language): CatalogueProduct | undefined {
    const row = this.snapshot.rows.get(productId);
    if (!row) return undefined;
    const name = this.snapshot.texts[language].get(productId)?.name;
    return {
      id: row.id,
      name: name ?? row.id,
      priceCents: row.price_cents,
      type: row.type,
      version: row.version,
      imageUrl: this.images.url(coverOf(name, row.image)),
      published: this.snapshot.isVisible(productId),
    };
  }

  /** What an admin sees of a product of any status. */
  adminView(id: string, language: Language): AdminProduct {
    const row = this.snapshot.rows.get(id);
    const product = this.find(id, language);
    if (!row || !product) throw productNotFound(language);
    return {
      id,
      name: product.name,
      type: row.type as AdminProduct['type'],
      category: row.category as AdminProduct['category'],
      price: centsToDollars(row.price_cents),
      status: row.status,
      version: row.version,
      updatedAt: toDate(row.updated_at).toISOString(),
    };
  }

  /** Where the file of a product lies and the name a buyer saves it under. */
  downloadFile(productId: string): { path: string; fileName: string } | undefined {
    const row = this.snapshot.rows.get(productId);
    if (!row?.download_file) return undefined;
    return {
      path: join(this.downloads, row.download_file),
      fileName: downloadName(row.id, row.version, row.download_file),
    };
  }

  /**
   * As `publish` after a write that left all texts as they were: the indexes of their words are kept. `before`: when the
   * product was written last, before this write. What another process has written meanwhile is read with its texts.
   */
  async publishFacts(id: string, before: Date): Promise<void> {
    await this.inTurn(async () => {
      const { rows, texts } = this.snapshot;
      const seen = rows.get(id)?.updated_at;
      const next = await this.readWith(texts);
      const onlyOwn =
        seen && +toDate(seen) === +before && next.changedSince(this.snapshot).every((each) => each === id);
      return onlyOwn ? next : this.readSnapshot();
    });
    await this.announce([id]);
  }

  protected tagsOf(ids: readonly string[]): string[] {
    return ['products', ...ids.map((id) => `product:${id}`)];
  }

  protected readRevision(): Promise<string> {
    return readRevision(this.database.read);
  }

  protected async readSnapshot(): Promise<CatalogueSnapshot> {
    const texts = forEachLanguage(() => new Map()) as CatalogueSnapshot['texts'];
    for (const language of languages) texts[language] = await readTexts(this.database.read, language);
    return this.readWith(texts);
  }

  private async readWith(texts: CatalogueSnapshot['texts']): Promise<CatalogueSnapshot> {
    await this.images.load();
    const products = await readProducts(this.database.read);
    return new CatalogueSnapshot(products, texts, (file) => this.images.url(file), this.snapshot);
  }
}
