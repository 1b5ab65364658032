import {
  forEachLanguage,
  type Language,
  type ProductCategory,
  type ProductSort,
  type ProductType,
} from '@arcada/contracts';
import { fold } from '@arcada/service-kit';
import type { ProductRow } from './catalogue-rows.ts';

export interface ListFilter {
  type?: ProductType | undefined;
  category?: ProductCategory | undefined;
}

type Orders = Map<string, Int32Array>;

const none = new Int32Array();
const keyOf = (type: string | undefined, category: string | undefined) => `${type ?? ''}/${category ?? ''}`;

/** Documents of every list that can be asked for, in order: by sort, language, type and category. */
export class ListOrders {
  private readonly orders: Record<ProductSort, Record<Language, Orders>>;

  /** `documents` in order of publication, newest first. */
  constructor(documents: readonly ProductRow[], nameOf: (document: number, language: Language) => string) {
    const newest = documents.map((_, document) => document);
    const price = (document: number) => documents[document]?.price_cents ?? 0;
    const byName = (language: Language) => {
      const names = newest.map((document) => fold(nameOf(document, language)));
      const compare = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);
      return newest.toSorted((left, right) => compare(names[left] ?? '', names[right] ?? ''));
    };
    const same = (sorted: number[]) => {
      const orders = splitByFilter(sorted, documents);
      return forEachLanguage(() => orders);
    };
    this.orders = {
      newest: same(newest),
      price: same(newest.toSorted((left, right) => price(left) - price(right))),
      '-price': same(newest.toSorted((left, right) => price(right) - price(left))),
      name: forEachLanguage((language) => splitByFilter(byName(language), documents)),
    };
  }

  find(sort: ProductSort, language: Language, { type, category }: ListFilter): Int32Array {
    return this.orders[sort][language].get(keyOf(type, category)) ?? none;
  }
}

function splitByFilter(sorted: readonly number[], documents: readonly ProductRow[]): Orders {
  const lists = new Map<string, number[]>([[keyOf(undefined, undefined), [...sorted]]]);
  for (const document of sorted) {
    const { type, category } = documents[document] as ProductRow;
    for (const key of [keyOf(type, undefined), keyOf(undefined, category), keyOf(type, category)]) {
      const list = lists.get(key);
      if (list) list.push(document);
      else lists.set(key, [document]);
    }
  }
  return new Map([...lists].map(([key, list]) => [key, Int32Array.from(list)]));
}
