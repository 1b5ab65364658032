import type { ReactNode } from 'react';
import { buttonClass } from '../actions/button.tsx';
import type { LinkRenderer } from '../navigation/link-renderer.ts';
import { Pagination } from '../navigation/pagination.tsx';
import { EmptyState } from './empty-state.tsx';
import { Listing } from './listing.tsx';

interface ListPage<Item> {
  items: readonly Item[];
  total: number;
}

interface PagedListingProps<Item> {
  /** State of the requested page's query, as in RTK Query. */
  query: {
    currentData?: ListPage<Item> | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Counts from 1. */
  page: number;
  pageSize: number;
  hrefFor: (page: number) => string;
  renderLink: LinkRenderer;
  texts: {
    loading: string;
    count: (total: number) => string;
    error: string;
    retry: string;
    /** Name of the navigation between pages. */
    pages: string;
    previous: string;
    next: string;
    page: (page: number) => string;
    /** Shown for a page after the last one, above the link to the first. */
    pastEnd: string;
    first: string;
  };
  /** For an empty list. */
  empty: ReactNode;
  children: (item: Item, place: number) => ReactNode;
}

/**
 * Whether the requested page is behind the last one of a non-empty list. Search engines should not
 * index it.
 */
export const isPastEnd = (data: ListPage<unknown> | undefined): boolean =>
  data !== undefined && data.items.length === 0 && data.total > 0;

/** One page of a list: the total, the cards, and links to the other pages. */
export function PagedListing<Item>(props: PagedListingProps<Item>) {
  const { query, page, pageSize, hrefFor, renderLink, texts, empty, children } = props;
  const data = query.currentData;
  const loading = query.isError ? '' : texts.loading;
  const nothing = isPastEnd(data) ? (
    <EmptyState
      title={texts.pastEnd}
      action={renderLink({ href: hrefFor(1), className: buttonClass({}), children: texts.first })}
    />
  ) : (
    empty
  );
  return (
    <>
      <p className="a-small a-mute" role="status">
        {data ? texts.count(data.total) : loading}
      </p>
      <Listing items={data?.items} query={query} errorMessage={texts.error} retryLabel={texts.retry} empty={nothing}>
        {children}
      </Listing>
      {data && (
        <Pagination
          page={page}
          pages={Math.ceil(data.total / pageSize)}
          hrefFor={hrefFor}
          renderLink={renderLink}
          label={texts.pages}
          previousLabel={texts.previous}
          nextLabel={texts.next}
          pageLabel={texts.page}
        />
      )}
    </>
  );
}
