import type { ReactNode } from 'react';
import type { LinkRenderer } from '../navigation/link-renderer.ts';
import { Pagination } from '../navigation/pagination.tsx';
import { Listing } from './listing.tsx';

interface PagedListingProps<Item> {
  /** How the query of the asked page stands, as RTK Query tells it. */
  query: {
    currentData?: { items: readonly Item[]; total: number } | undefined;
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
  };
  empty: ReactNode;
  children: (item: Item, place: number) => ReactNode;
}

/** One page of a list: how many there are in all, the cards, and the way to the other pages. */
export function PagedListing<Item>(props: PagedListingProps<Item>) {
  const { query, page, pageSize, hrefFor, renderLink, texts, empty, children } = props;
  const data = query.currentData;
  const loading = query.isError ? '' : texts.loading;
  return (
    <>
      <p className="a-small a-mute" role="status">
        {data ? texts.count(data.total) : loading}
      </p>
      <Listing items={data?.items} query={query} errorMessage={texts.error} retryLabel={texts.retry} empty={empty}>
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
