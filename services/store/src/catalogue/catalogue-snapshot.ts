import {
  centsToDollars,
  forEachLanguage,
  type Language,
  languages,
  mostSearchEntries,
  type ProductSort,
} from '@arcada/contracts';
import { FullTextSearch } from '@arcada/service-kit';
import { type ProductRow, type TextRow, toDate } from './catalogue-rows.ts';
import { coverOf } from './fixed-covers.ts';
import { type ListFilter, ListOrders } from './list-orders.ts';
import { LruCache } from './lru-cache.ts';
import { searchEntry } from './search/search-entry.ts';
import { searchedText } from './search/searched-text.ts';

export interface ListQuery extends ListFilter {
  q?: string | undefined;
  sort: ProductSort;
  page: number;
  pageSize: number;
}

type Texts = Record<Language, Map<string, TextRow>>;
type Fragments = Record<Language, string[]>;
type PerLanguage<T> = Record<Language, T>;

/** Rating to one decimal and number of reviews, from the number of reviews for 1 to 5 stars. */
export function summariseReviews(histogram: readonly number[]): { rating: number; reviewCount: number } {
  const reviewCount = histogram.reduce((sum, count) => sum + count, 0);
  const stars = histogram.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { rating: reviewCount === 0 ? 0 : Math.round((stars / reviewCount) * 10) / 10, reviewCount };
}

/**
 * The published catalogue as answers want it: documents 0..n-1 in order of publication, their summaries as finished
 * JSON, and the order of each list. It never changes: a write makes a new one.
 */
export class CatalogueSnapshot {
  /** Every product, whatever its status. */
  readonly rows: ReadonlyMap<string, ProductRow>;
  private readonly visible: ProductRow[];
  private readonly documents: Map<string, number>;
  private readonly summaries: Fragments;
  private readonly orders: ListOrders;
  private readonly searches: PerLanguage<FullTextSearch>;
  private readonly entries: Partial<PerLanguage<string>> = {};
  readonly featured: PerLanguage<string>;
  /** JSON of the pages asked for last, by `language/id`. */
  readonly details = new LruCache<string, string>(2000);

  /** Indexes of an earlier snapshot are taken over when `texts` are the same object and the documents too. */
  constructor(
    products: readonly ProductRow[],
    readonly texts: Texts,
    imageUrl: (file: string) => string,
    earlier?: CatalogueSnapshot,
  ) {
    this.rows = new Map(products.map((row) => [row.id, row]));
    this.visible = products
      .filter((row) => row.status === 'published' && row.published_at && languages.every((l) => texts[l].has(row.id)))
      .map((row) => ({ row, published: toDate(row.published_at as string | Date).getTime() }))
      .sort((left, right) => right.published - left.published || (left.row.id < right.row.id ? -1 : 1))
      .map(({ row }) => row);
    this.documents = new Map(this.visible.map((row, document) => [row.id, document]));
    this.summaries = forEachLanguage((language) =>
      this.visible.map((row) => {
        const text = texts[language].get(row.id) as TextRow;
        return summarise(row, text, imageUrl(coverOf(text.name, row.image)));
      }),
    );
    this.orders = new ListOrders(this.visible, (document, language) => this.nameOf(document, language));
    const sameDocuments =
      earlier?.texts === texts &&
      earlier.visible.length === this.visible.length &&
      earlier.visible.every((row, document) => row.id === this.visible[document]?.id);
    this.searches = sameDocuments
      ? earlier.searches
      : forEachLanguage(
          (language) =>
            new FullTextSearch(
              language,
              this.visible.map((row) => searchedText(row, texts[language].get(row.id) as TextRow, language)),
            ),
        );
    const featured = this.visible
      .filter((row) => row.featured_place !== null)
      .sort((left, right) => (left.featured_place as number) - (right.featured_place as number))
      .slice(0, 3);
    this.featured = forEachLanguage((language) => `[${featured.map((row) => this.summary(row.id, language)).join()}]`);
  }

  get size(): number {
    return this.visible.length;
  }

  isVisible(id: string): boolean {
    return this.documents.has(id);
  }

  /** Ids of products that an earlier snapshot has not, or not like this. */
  changedSince(earlier: CatalogueSnapshot): string[] {
    const stamp = (row: ProductRow | undefined) => row && toDate(row.updated_at).getTime();
    return [...this.rows.values()].filter((row) => stamp(row) !== stamp(earlier.rows.get(row.id))).map((row) => row.id);
  }

  /** JSON of a card, or undefined when the product is not published. */
  summary(id: string, language: Language): string | undefined {
    const document = this.documents.get(id);
    return document === undefined ? undefined : this.summaries[language][document];
  }

  /** JSON of one page. With words to search for, `newest` means best match first. */
  list(query: ListQuery, language: Language): string {
    const skip = (query.page - 1) * query.pageSize;
    const [found, total] = query.q
      ? this.find(query.q, query, language, skip)
      : this.take(this.order(query, language), skip, query.pageSize);
    const summaries = this.summaries[language];
    let items = '';
    for (const document of found) items += items ? `,${summaries[document]}` : summaries[document];
    return `{"items":[${items}],"total":${total},"page":${query.page},"pageSize":${query.pageSize}}`;
  }

  /** JSON for searching in the browser: the featured products, then the newest, as many as one area hands over. */
  searchEntries(language: Language): string {
    this.entries[language] ??= this.entriesIn(language);
    return this.entries[language];
  }

  private entriesIn(language: Language): string {
    const place = (row: ProductRow) => row.featured_place ?? Number.POSITIVE_INFINITY;
    const first = this.visible
      .toSorted((left, right) => (place(left) < place(right) ? -1 : Number(place(left) > place(right))))
      .slice(0, mostSearchEntries);
    return JSON.stringify({
      entries: first.map((row) => searchEntry(row, this.texts[language].get(row.id) as TextRow, language)),
      complete: first.length === this.visible.length,
    });
  }

  private find(q: string, query: ListQuery, language: Language, skip: number): [Iterable<number>, number] {
    const matches = this.searches[language].search(q);
    if (query.sort !== 'newest') {
      const found = this.order(query, language).filter((document) => matches.has(document));
      return this.take(found, skip, query.pageSize);
    }
    if (!query.type && !query.category) return [matches.best(skip, query.pageSize), matches.count];
    const { type, category } = query;
    const found = matches.best(0, matches.count).filter((document) => {
      const row = this.visible[document] as ProductRow;
      return (!type || row.type === type) && (!category || row.category === category);
    });
    return [found.slice(skip, skip + query.pageSize), found.length];
  }

  private take(order: Int32Array, skip: number, count: number): [Iterable<number>, number] {
    return [order.subarray(skip, skip + count), order.length];
  }

  private order(query: ListQuery, language: Language): Int32Array {
    return this.orders.find(query.sort, language, query);
  }

  private nameOf(document: number, language: Language): string {
    return this.texts[language].get(this.visible[document]?.id ?? '')?.name ?? '';
  }
}

function summarise(row: ProductRow, text: TextRow, imageUrl: string): string {
  return JSON.stringify({
    id: row.id,
    name: text.name,
    description: text.description,
    price: centsToDollars(row.price_cents),
    type: row.type,
    imageUrl,
    category: row.category,
    version: row.version,
    compatibility: row.compatibility,
    ...summariseReviews(JSON.parse(row.review_histogram)),
  });
}
