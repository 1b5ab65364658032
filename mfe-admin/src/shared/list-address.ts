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
}

/** Filters, order and page of a long list, all of them in the page's address. */
export function useListAddress<Filter extends string, Sort extends string>(
  path: string,
  filters: readonly Filter[],
  sorts: readonly Sort[],
): ListAddress<Filter, Sort> {
  const [search, setSearch] = useSearchParams();
  const filter: Partial<Record<Filter, string>> = {};
  for (const name of filters) {
    const value = search.get(name)?.trim().slice(0, 100);
    if (value) filter[name] = value;
  }
  const sort = oneOf(sorts, search.get('sort'));
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
  };
}
