import { links, type ProductType, productCategories, productSorts, productTypes } from '@arcada/contracts';
import { oneOf, readListAddress } from '@arcada/platform';
import type { ProductListQuery } from './catalogue.api.ts';

export const pageSize = 12;

export interface ProductFilters extends ProductListQuery {
  /** Unknown values in the address: everything is shown, with a notice. */
  unknown: string[];
  /** An unknown order in the address: the usual one is shown, with a notice. */
  unknownSort: string | undefined;
}

/** Reads the list's filters from the address. */
export function readFilters(search: URLSearchParams): ProductFilters {
  const type = oneOf(productTypes, search.get('type'));
  const category = oneOf(productCategories, search.get('category'));
  const sort = oneOf(productSorts, search.get('sort'));
  const unknown = [
    ...(search.get('type') && !type ? [search.get('type') as string] : []),
    ...(search.get('category') && !category ? [search.get('category') as string] : []),
  ];
  return {
    type,
    category,
    sort: sort === 'newest' ? undefined : sort,
    ...readListAddress(search),
    unknown,
    unknownSort: sort ? undefined : search.get('sort') || undefined,
  };
}

/** The API's query for these filters. */
export const toQuery = ({
  unknown: _,
  unknownSort: __,
  ...query
}: ProductFilters): ProductListQuery & { pageSize: number } => ({
  ...query,
  pageSize,
});

/** Address of the list with some filters changed; any change except the page's returns to page 1. */
export const filtersHref = (
  { unknown: _, unknownSort: __, ...filters }: ProductFilters,
  change: Partial<ProductListQuery>,
) => links.products({ ...filters, page: undefined, ...change } as { type?: ProductType });
