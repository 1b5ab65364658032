import {
  forEachLanguage,
  type Language,
  type ProductCategory,
  type ProductSort,
  type ProductType,
} from '@arcada/contracts';
import { OrderedList } from '@arcada/search';
import { breathe } from './breathe.ts';
import type { ShelvedProduct } from './shelved-product.ts';

export interface ListFilter {
  type?: ProductType | undefined;
  category?: ProductCategory | undefined;
}

type Compare = (left: number, right: number) => number;

/** The sort keys. They must not change while a document is in the lists. */
export interface OrderKeys {
  product: (document: number) => ShelvedProduct;
  foldedName: (document: number, language: Language) => string;
}

const none = new Uint32Array();
const keyOf = (type: string | undefined, category: string | undefined) => `${type ?? ''}/${category ?? ''}`;
const filtersOf = ({ type, category }: ShelvedProduct) => [
  keyOf(undefined, undefined),
  keyOf(type, undefined),
  keyOf(undefined, category),
  keyOf(type, category),
];

/** One sort order: of all documents, and of those of each type and category. */
class FilteredOrder {
  private readonly lists = new Map<string, OrderedList>();

  constructor(
    readonly keys: OrderKeys,
    readonly compare: Compare,
  ) {}

  find(filter: string): Uint32Array {
    return this.lists.get(filter)?.view() ?? none;
  }

  add(document: number): void {
    for (const filter of filtersOf(this.keys.product(document))) {
      let list = this.lists.get(filter);
      if (!list) {
        list = new OrderedList(this.compare);
        this.lists.set(filter, list);
      }
      list.add(document);
    }
  }

  remove(document: number): void {
    for (const filter of filtersOf(this.keys.product(document))) this.lists.get(filter)?.remove(document);
  }
}

/** Newest first, then by id. */
export function byPublication(one: ShelvedProduct, other: ShelvedProduct): number {
  if (one.publishedAt !== other.publishedAt) return (other.publishedAt as number) - (one.publishedAt as number);
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}

export const newestFirst =
  ({ product }: OrderKeys): Compare =>
  (left, right) =>
    byPublication(product(left), product(right));

/** The sorted documents of every possible list: by sort, language, type and category. */
export class ListOrders {
  private readonly orders: Record<ProductSort, Record<Language, FilteredOrder>>;

  constructor(keys: OrderKeys) {
    const newest = newestFirst(keys);
    const price = (document: number) => keys.product(document).priceCents;
    const same = (compare: Compare) => {
      const order = new FilteredOrder(keys, compare);
      return forEachLanguage(() => order);
    };
    const byName = (language: Language) => (left: number, right: number) => {
      const one = keys.foldedName(left, language);
      const other = keys.foldedName(right, language);
      return one < other ? -1 : one > other ? 1 : newest(left, right);
    };
    this.orders = {
      newest: same(newest),
      price: same((left, right) => price(left) - price(right) || newest(left, right)),
      '-price': same((left, right) => price(right) - price(left) || newest(left, right)),
      name: forEachLanguage((language) => new FilteredOrder(keys, byName(language))),
    };
  }

  find(sort: ProductSort, language: Language, { type, category }: ListFilter): Uint32Array {
    return this.orders[sort][language].find(keyOf(type, category));
  }

  add(document: number): void {
    for (const order of this.all()) order.add(document);
  }

  remove(document: number): void {
    for (const order of this.all()) order.remove(document);
  }

  /** Adds many at once to empty lists. */
  async fill(documents: readonly number[]): Promise<void> {
    for (const order of this.all()) {
      for (const document of documents.toSorted(order.compare)) order.add(document);
      await breathe();
    }
  }

  private all(): Set<FilteredOrder> {
    return new Set(Object.values(this.orders).flatMap((each) => Object.values(each)));
  }
}
