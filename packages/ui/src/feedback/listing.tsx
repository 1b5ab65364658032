import { Fragment, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { CardSkeleton } from './skeleton.tsx';

export interface ListingProps<Item> {
  /** Undefined while loading. */
  items: readonly Item[] | undefined;
  /** State of the query: `isError`, `isFetching` and `refetch` of RTK Query. */
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  errorMessage: ReactNode;
  retryLabel: string;
  empty: ReactNode;
  skeleton?: ReactNode;
  children: (item: Item, place: number) => ReactNode;
}

/** Cards in columns, in the four states of every list: three skeletons, failed with Retry, empty, loaded. */
export function Listing<Item>(props: ListingProps<Item>) {
  const { items, query, errorMessage, retryLabel, empty, skeleton = <CardSkeleton />, children } = props;
  if (query.isError) {
    return (
      <ErrorState
        message={errorMessage}
        retryLabel={retryLabel}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (items?.length === 0) return empty;
  return (
    <div className="a-columns" aria-busy={!items}>
      {items ? items.map(children) : [1, 2, 3].map((number) => <Fragment key={number}>{skeleton}</Fragment>)}
    </div>
  );
}
