import { adminStep, shownAccount } from '@arcada/contracts';
import { type BaseQueryApi, createApi } from '@reduxjs/toolkit/query/react';
import { forgetCartId, notYourCart, readCartId } from '../cart/cart-id.ts';
import { maybeSignedIn } from '../session/signed-in-hint.ts';
import { baseQuery } from './base-query.ts';

/**
 * A refusal may mean that the role has changed, or that the session has ended or is
 * another account's by now, so the user is fetched again. Wrong credentials at sign-in and a password that is
 * needed again mean nothing of the kind.
 */
const refreshingQuery: typeof baseQuery = async (call, context, extra) => {
  const answer = await baseQuery(call, context, extra);
  const { status, code } = answer.error ?? {};
  const changed = (status === 403 && code !== adminStep.code) || code === shownAccount.refused;
  if (changed || (status === 401 && call.url !== '/api/login')) {
    context.dispatch(api.util.invalidateTags(['User']));
  }
  // Another call may have switched to a new cart by now, which is kept.
  if (code === notYourCart && JSON.stringify(call).includes(readCartId())) {
    forgetCartId();
    if (maybeSignedIn()) await bindCart(context, extra);
  }
  return answer;
};

/** When signed in, the browser's new cart shows its account's; after the session has ended it stays empty. */
const bindCart = async (context: BaseQueryApi, extra: object) => {
  const url = `/api/cart/${readCartId()}/claim`;
  await baseQuery({ url, method: 'POST', expect: [401] }, context, extra);
  context.dispatch(api.util.invalidateTags(['Cart']));
};

/**
 * The one RTK Query api. Remotes inject endpoints whose names start with their domain. Cache rules of the
 * specification: fresh for 5 minutes, discarded after 10 minutes unused, no polling, no refetch on focus.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: refreshingQuery,
  // The shell's; areas add their own by `enhanceEndpoints`.
  tagTypes: ['User', 'Cart', 'Search', 'Session'],
  refetchOnMountOrArgChange: 300,
  keepUnusedDataFor: 600,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
