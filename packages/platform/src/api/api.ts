import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/**
 * A refusal may mean that the role has changed (decision 7) or that the session has ended elsewhere: the user is asked
 * for again. Wrong credentials at sign-in say nothing of the kind.
 */
const refreshingQuery: typeof baseQuery = async (call, context, extra) => {
  const answer = await baseQuery(call, context, extra);
  const status = answer.error?.status;
  if (status === 403 || (status === 401 && call.url !== '/api/login')) {
    context.dispatch(api.util.invalidateTags(['User']));
  }
  return answer;
};

/**
 * The one RTK Query api. Remotes inject endpoints whose names start with their domain. Cache rules of the
 * specification: fresh for 5 minutes, discarded after 10 minutes unused, no polling, no refetch on focus.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: refreshingQuery,
  tagTypes: [
    'User',
    'Cart',
    'Product',
    'Order',
    'Licence',
    'Course',
    'Post',
    'Session',
    'Enrolment',
    'Lesson',
    'Note',
    'Question',
    'Seat',
    'Content',
  ],
  refetchOnMountOrArgChange: 300,
  keepUnusedDataFor: 600,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
