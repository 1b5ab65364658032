import { join } from 'node:path';
import { centsToDollars, type Language, languages } from '@arcada/contracts';
import { CONFIG, Database, EdgeClient, Pictures } from '@arcada/service-kit';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { AdminProduct } from './admin/product-admin.schema.ts';
import { readDetail, readProducts, readRevision, readTexts, toDate } from './catalogue-rows.ts';
import { CatalogueSnapshot, type ListQuery } from './catalogue-snapshot.ts';
import { coverOf } from './fixed-covers.ts';
import { LruCache } from './lru-cache.ts';
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

/** Answers all reads of products from memory; the database is read after writes and when another process wrote. */
@Injectable()
export class Catalogue implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly images: Pictures;
  private readonly logger = new Logger(Catalogue.name);
  private readonly downloads: string;
  private readonly details = new LruCache<string, string>(2000);
  private snapshot = new CatalogueSnapshot([], emptyTexts(), () => '');
  private revision = '';
  private refreshing: Promise<void> = Promise.resolve();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly database: Database,
    private readonly edge: EdgeClient,
    @Inject(CONFIG) private readonly config: { DATA_DIR: string; CATALOGUE_POLL_SECONDS: number },
  ) {
    this.images = new Pictures('/api/store/images', [shippedImages, join(config.DATA_DIR, 'store/images')]);
    this.downloads = join(config.DATA_DIR, 'store/downloads');
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
    this.watch();
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.refreshing;
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
    const key = `${language}/${id}`;
    const cached = this.details.get(key);
    if (cached) return cached;
    const snapshot = this.snapshot;
    const summary = snapshot.summary(id, language);
    const row = snapshot.rows.get(id);
    if (!summary || !row) throw productNotFound(language);
    const text = await readDetail(this.database.read, id, language);
    if (!text) throw productNotFound(language);
    const related = (JSON.parse(row.related) as string[]).map((other) => snapshot.summary(other, language));
    const download = { fileName: downloadName(row.id, row.version), bytes: row.download_bytes };
    const json =
      `${summary.slice(0, -1)},"body":${text.body},"inside":${text.inside},"requirements":${text.requirements}` +
      `,"changelog":${text.changelog},"related":[${related.filter(Boolean).join()}]` +
      `,"reviewHistogram":${row.review_histogram},"download":${JSON.stringify(download)}` +
      `,"updatedAt":"${toDate(row.updated_at).toISOString()}"}`;
    if (snapshot === this.snapshot) this.details.set(key, json);
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
    return { path: join(this.downloads, row.download_file), fileName: downloadName(row.id, row.version) };
  }

  /** Takes over what the database holds now. `texts: false` when only prices, places or states changed. */
  refresh(options: { texts: boolean } = { texts: true }): Promise<void> {
    const next = this.refreshing.then(() => this.load(options.texts));
    this.refreshing = next.catch(() => undefined);
    return next;
  }

  private async load(withTexts: boolean): Promise<void> {
    const { read } = this.database;
    const revision = await readRevision(read);
    await this.images.load();
    const texts = withTexts ? emptyTexts() : this.snapshot.texts;
    if (withTexts) for (const language of languages) texts[language] = await readTexts(read, language);
    const products = await readProducts(read);
    const earlier = this.snapshot;
    this.snapshot = new CatalogueSnapshot(products, texts, (file) => this.images.url(file), earlier);
    this.details.clear();
    this.revision = revision;
  }

  /** Looks whether another replica or the seed command wrote, by one small aggregate, and then reads again. */
  async takeOverChanges(): Promise<void> {
    if ((await readRevision(this.database.read)) === this.revision) return;
    const earlier = this.snapshot;
    await this.refresh();
    const changed = this.snapshot.changedSince(earlier).slice(0, 1000);
    await this.edge.purge(['products', ...changed.map((id) => `product:${id}`)]);
  }

  private watch(): void {
    this.timer = setTimeout(() => void this.look(), this.config.CATALOGUE_POLL_SECONDS * 1000).unref();
  }

  private async look(): Promise<void> {
    try {
      await this.takeOverChanges();
    } catch (error) {
      this.logger.error(error);
    } finally {
      if (this.timer) this.watch();
    }
  }
}

const downloadName = (id: string, version: string) => `${id}-${version}.zip`;

const emptyTexts = () => Object.fromEntries(languages.map((l) => [l, new Map()])) as CatalogueSnapshot['texts'];
