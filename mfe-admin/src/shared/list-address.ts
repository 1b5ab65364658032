import { oneOf } from '@arcada/platform';
import { useSearchParams } from 'react-router-dom';

type Values = Readonly<Record<string, string | undefined>>;

export interface ListAddress<Filter extends string, Sort extends string> {
  /** The page's address without filters. */
  path: string;
  /** The filters in the address, unchecked. */
  filter: Partial<Record<Filter, string>>;
  sort: Sort | undefined;
  dir: 'asc' | 'desc' | undefined;
  /** The page's cursor; undefined on the first. */
  after: string | undefined;
  /** The address with other filters or another order, at its first page. */
  hrefOf: (change: Values) => string;
  /** Goes to that address; with `replace` Back doesn't lead to the one shown now. */
  change: (change: Values, replace?: boolean) => void;
  /** The filters and order as a query, without the page. */
  query: string;
  /** Whether it shows only a part of the list, or in another order. */
  changed: boolean;
  /** Values in the address that no filter has: nothing is left out by them. */
  unknown: readonly string[];
  /** A value in the address that no order has: the list has its usual one. */
  unknownSort: string | undefined;
}

interface ListOptions<Filter extends string> {
  /** The values of the filters that have a choice of them. */
  known?: Partial<Record<Filter, readonly string[]>>;
  /** Those that choose which list it is, and not a part of it. */
  lists?: readonly Filter[];
}

/** Filters, order and page of a long list, all of them in the page's address. */
export function useListAddress<Filter extends string, Sort extends string>(
  path: string,
  filters: readonly Filter[],
  sorts: readonly Sort[],
  { known = {}, lists = [] }: ListOptions<Filter> = {},
): ListAddress<Filter, Sort> {
  const [search, setSearch] = useSearchParams();
  const filter: Partial<Record<Filter, string>> = {};
  for (const name of filters) {
    const value = search.get(name)?.trim().slice(0, 100);
    if (value) filter[name] = value;
  }
  const askedSort = search.get('sort')?.trim().slice(0, 100);
  const sort = oneOf(sorts, askedSort ?? null);
  const dir = oneOf(['asc', 'desc'] as const, search.get('dir'));
  const parametersOf = (change: Values) => {
    const all: Values = { ...filter, sort, dir, ...change };
    return new URLSearchParams(
      [...filters, 'sort', 'dir', 'after'].flatMap((name) => (all[name] ? [[name, all[name]]] : [])),
    );
  };
  return {
    path,
    filter,
    sort,
    dir,
    after: search.get('after') ?? undefined,
    hrefOf: (change) => {
      const given = parametersOf(change);
      return given.size ? `${path}?${given}` : path;
    },
    change: (change, replace = false) => setSearch(parametersOf(change), { replace }),
    query: parametersOf({}).toString(),
    changed: parametersOf(Object.fromEntries(lists.map((name) => [name, undefined]))).size > 0,
    unknown: filters.flatMap((name) => {
      const value = filter[name];
      return value && known[name] && !known[name].includes(value) ? [value] : [];
    }),
    unknownSort: sort ? undefined : askedSort || undefined,
  };
}
