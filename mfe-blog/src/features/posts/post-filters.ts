import { links } from '@arcada/contracts';
import { readListAddress } from '@arcada/platform';
import type { PostListQuery } from '../../shared/articles.api.ts';

/** The first of all posts takes a row of its own, nine more fill three. */
export const pageSize = 10;

/** Reads the list's filters from the address. Only the service knows which categories exist. */
export function readFilters(search: URLSearchParams): PostListQuery {
  return {
    category: search.get('category')?.trim().slice(0, 160) || undefined,
    tag: search.get('tag')?.trim().slice(0, 60) || undefined,
    ...readListAddress(search),
  };
}

export const toQuery = (filters: PostListQuery): PostListQuery => ({ ...filters, pageSize });

/** Address of the list with some filters changed; any change except the page's returns to page 1. */
export const filtersHref = (filters: PostListQuery, change: PostListQuery) =>
  links.blog({ category: filters.category, tag: filters.tag, q: filters.q, ...change });
