import { forEachLanguage, type Language, languages, mostSearchEntries, type ProductSort } from '@arcada/contracts';
import { FullTextSearch, fold, OrderedList } from '@arcada/search';
import { stemIn } from '@arcada/search/stems';
import { breathe } from './breathe.ts';
import { byPublication, type ListFilter, ListOrders, newestFirst, type OrderKeys } from './list-orders.ts';
import { searchEntry } from './search/search-entry.ts';
import { searchedText } from './search/searched-text.ts';
import { dueTimeOf, isOnSale, type ShelvedProduct, summarise } from './shelved-product.ts';

export interface ListQuery extends ListFilter {
  q?: string | undefined;
  author?: string | undefined;
  sort: ProductSort;
  page: number;
  pageSize: number;
}

type PerLanguage<T> = Record<Language, T>;

const mostFeatured = 3;
const productsPerTurn = 200;

/**
 * The catalogue in memory, in the form that responses need. Products on sale have a document
 * number, which lists and indexes refer to; a freed number is reused. A changed product is removed
 * from its lists and inserted again; nothing else is touched.
 */
export class ProductShelf {
  /** Every product, whatever its status. */
  private readonly products = new Map<string, ShelvedProduct>();
  /** Products that are published at a time to come, and that time. */
  private readonly scheduled = new Map<string, number>();
  private readonly numbers = new Map<string, number>();
  private readonly documents: (ShelvedProduct | undefined)[] = [];
  private readonly free: number[] = [];
  private readonly orders: ListOrders;
  private readonly featuredOnes: OrderedList;
  private readonly searches: PerLanguage<FullTextSearch>;
  private featuredLists: Partial<PerLanguage<string>> = {};
  private entries: Partial<PerLanguage<string>> = {};

  constructor(private readonly imageUrl: (file: string) => string) {
    const keys: OrderKeys = {
      product: (document) => this.documents[document] as ShelvedProduct,
      foldedName: (document, language) => this.searches[language].foldedName(document),
    };
    const newest = newestFirst(keys);
    const place = (document: number) => keys.product(document).featuredPlace as number;
    this.searches = forEachLanguage(
      (language) => new FullTextSearch(language, [], { order: newest, stem: stemIn(language), needsYears: true }),
    );
    this.orders = new ListOrders(keys);
    this.featuredOnes = new OrderedList((left, right) => place(left) - place(right) || newest(left, right));
  }

  /** Fills an empty shelf. */
  async fill(slices: AsyncIterable<readonly ShelvedProduct[]>): Promise<void> {
    const now = Date.now();
    for await (const slice of slices)
      for (const product of slice) {
        this.products.set(product.id, product);
        this.schedule(product.id, product, now);
      }
    // In order of publication, the most common order of lists, so that searches have less to sort.
    const onSale = [...this.products.values()].filter((product) => isOnSale(product, now)).sort(byPublication);
    for (const [at, product] of onSale.entries()) {
      const document = this.number(product);
      if (product.featuredPlace !== null) this.featuredOnes.add(document);
      if (at % productsPerTurn === 0) await breathe();
    }
    for (const language of languages) this.searches[language].settle();
    await this.orders.fill(onSale.map((_, document) => document));
  }

  /** Replaces products by their new state; ids without a product are removed. All in one step. */
  apply(ids: readonly string[], products: readonly ShelvedProduct[], now: number): void {
    const found = new Map(products.map((product) => [product.id, product]));
    for (const id of ids) this.replace(id, found.get(id), now);
    this.featuredLists = {};
    this.entries = {};
  }

  /** Ids of products of any status whose name in a language, or id, has these words; accents and case don't count. */
  named(words: string, language: Language): string[] {
    const sought = fold(words);
    const found: string[] = [];
    for (const { id, texts } of this.products.values())
      if (id.includes(sought) || fold(texts[language]?.name ?? '').includes(sought)) found.push(id);
    return found;
  }

  /** When the next product is published, if one is scheduled. */
  get nextDue(): number | undefined {
    return this.scheduled.size > 0 ? Math.min(...this.scheduled.values()) : undefined;
  }

  /** Puts those on sale whose time has come, and returns their ids. */
  publishDue(now: number): string[] {
    const due = [...this.scheduled].filter(([, time]) => time <= now).map(([id]) => id);
    const products = due.flatMap((id) => this.products.get(id) ?? []);
    if (due.length > 0) this.apply(due, products, now);
    return due;
  }

  find(id: string): ShelvedProduct | undefined {
    return this.products.get(id);
  }

  /** The product when it is on sale. */
  findOnSale(id: string): ShelvedProduct | undefined {
    return this.numbers.has(id) ? this.products.get(id) : undefined;
  }

  /** JSON of a card, or undefined when the product is not on sale. */
  summary(id: string, language: Language): string | undefined {
    const product = this.findOnSale(id);
    return product && summarise(product, language, this.imageUrl);
  }

  /** JSON of one page. With search words, `newest` means best match first. */
  list(query: ListQuery, language: Language): string {
    const skip = (query.page - 1) * query.pageSize;
    const [found, total] = query.author
      ? this.take(this.ofAuthor(query.author, query, language), skip, query.pageSize)
      : query.q
        ? this.search(query.q, query, language, skip)
        : this.take(this.order(query, language), skip, query.pageSize);
    const items = Array.from(found, (document) => summarise(this.at(document), language, this.imageUrl));
    return `{"items":[${items.join()}],"total":${total},"page":${query.page},"pageSize":${query.pageSize}}`;
  }

  featured(language: Language): string {
    const first = () => [...this.featuredOnes.view().subarray(0, mostFeatured)].map((document) => this.at(document));
    this.featuredLists[language] ??= `[${first().map((product) => summarise(product, language, this.imageUrl))}]`;
    return this.featuredLists[language];
  }

  /**
   * JSON for searching in the browser: the featured products, then the newest, up to the number
   * that one area may contribute.
   */
  searchEntries(language: Language): string {
    this.entries[language] ??= this.entriesIn(language);
    return this.entries[language];
  }

  private entriesIn(language: Language): string {
    const newest = this.orders.find('newest', language, {});
    const first = [...this.featuredOnes.view()].slice(0, mostSearchEntries).map((document) => this.at(document));
    for (let i = 0; i < newest.length && first.length < mostSearchEntries; i++) {
      const product = this.at(newest[i] as number);
      if (product.featuredPlace === null) first.push(product);
    }
    return JSON.stringify({
      entries: first.map((product) => searchEntry(product, language)),
      complete: first.length === newest.length,
    });
  }

  private schedule(id: string, product: ShelvedProduct | undefined, now: number): void {
    const time = product && dueTimeOf(product, now);
    if (time === undefined) this.scheduled.delete(id);
    else this.scheduled.set(id, time);
  }

  private replace(id: string, next: ShelvedProduct | undefined, now: number): void {
    this.schedule(id, next, now);
    const before = this.products.get(id);
    const document = this.numbers.get(id);
    const stays = next !== undefined && isOnSale(next, now);
    const alike = before !== undefined && stays && isFoundAlike(before, next);
    if (before && document !== undefined) {
      this.orders.remove(document);
      if (before.featuredPlace !== null) this.featuredOnes.remove(document);
      if (!alike) this.unnumber(document, before);
    }
    if (next) this.products.set(id, next);
    else this.products.delete(id);
    if (!stays) return;
    const placed = document !== undefined && alike ? document : this.number(next);
    this.documents[placed] = next;
    this.orders.add(placed);
    if (next.featuredPlace !== null) this.featuredOnes.add(placed);
  }

  private number(product: ShelvedProduct): number {
    const document = this.free.pop() ?? this.documents.length;
    this.documents[document] = product;
    this.numbers.set(product.id, document);
    const place = -(product.publishedAt as number);
    for (const language of languages) this.searches[language].add(document, searchedText(product, language), place);
    return document;
  }

  private unnumber(document: number, product: ShelvedProduct): void {
    for (const language of languages) this.searches[language].remove(document, searchedText(product, language));
    this.documents[document] = undefined;
    this.numbers.delete(product.id);
    this.free.push(document);
  }

  /** Few: they aren't kept in lists of their own. */
  private ofAuthor(author: string, query: ListQuery, language: Language): Uint32Array {
    const matches = query.q ? this.searches[language].search(query.q) : undefined;
    return this.order(query, language).filter(
      (document) => this.at(document).producer?.id === author && (!matches || matches.has(document)),
    );
  }

  private search(q: string, query: ListQuery, language: Language, skip: number): [ArrayLike<number>, number] {
    const matches = this.searches[language].search(q);
    if (query.sort !== 'newest') {
      const found = this.order(query, language).filter((document) => matches.has(document));
      return this.take(found, skip, query.pageSize);
    }
    if (!query.type && !query.category) return [matches.best(skip, query.pageSize), matches.count];
    const { type, category } = query;
    const found = matches.best(0, matches.count).filter((document) => {
      const product = this.at(document);
      return (!type || product.type === type) && (!category || product.category === category);
    });
    return [found.slice(skip, skip + query.pageSize), found.length];
  }

  private take(order: Uint32Array, skip: number, count: number): [ArrayLike<number>, number] {
    return [order.subarray(skip, skip + count), order.length];
  }

  private order(query: ListQuery, language: Language): Uint32Array {
    return this.orders.find(query.sort, language, query);
  }

  private at(document: number): ShelvedProduct {
    return this.documents[document] as ShelvedProduct;
  }
}

/** Whether two states of a product match the same searches. */
function isFoundAlike(one: ShelvedProduct, other: ShelvedProduct): boolean {
  const fields = (product: ShelvedProduct) =>
    languages.flatMap((language) => {
      const text = product.texts[language];
      return [text?.name, text?.description, text?.inside];
    });
  const [ours, theirs] = [one, other].map((product) => [
    product.type,
    product.category,
    product.compatibility,
    product.publishedAt,
    ...fields(product),
  ]);
  return ours?.every((field, at) => field === theirs?.[at]) ?? false;
}
