import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/**
 * The one RTK Query api. Remotes inject endpoints whose names start with their domain. Cache rules of the
 * specification: fresh for 5 minutes, discarded after 10 minutes unused, no polling, no refetch on focus.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['User', 'Cart', 'Product', 'Order', 'Licence', 'Course', 'Post', 'Session'],
  refetchOnMountOrArgChange: 300,
  keepUnusedDataFor: 600,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
