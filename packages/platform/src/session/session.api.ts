import type { Login, Registration, User } from '@arcada/contracts';
import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { forgetCartId } from '../cart/cart-id.ts';
import { forgetDrafts } from '../forms/kept-drafts.ts';
import { setLeft } from './departure.slice.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { maybeSignedIn } from './signed-in-hint.ts';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Current user; null means signed out (only a 401 does). */
    identityUser: build.query<User | null, void>({
      async queryFn(_argument, _api, _extra, call) {
        if (!maybeSignedIn()) return { data: null };
        const response = await call({ url: '/api/user', expect: [401], waitsOnce: true, inOwnLanguage: true });
        return response.error ? { error: response.error } : { data: (response.data as User | null) ?? null };
      },
      providesTags: ['User'],
      async onQueryStarted(_, { dispatch, queryFulfilled, getCacheEntry }) {
        const before = getCacheEntry().data?.id;
        const after = await queryFulfilled.then(
          ({ data }) => data?.id,
          () => before,
        );
        // Signed out in another tab, or another user: as with sign-out, nothing of the previous one
        // stays.
        if (before && after !== before) dispatch(api.util.resetApiState());
      },
    }),
    identityLogin: build.mutation<User, Login>({
      query: (body) => ({ url: '/api/login', method: 'POST', body }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        await rememberUser(dispatch, queryFulfilled);
      },
    }),
    identityRegister: build.mutation<User, Registration>({
      query: (body) => ({ url: '/api/register', method: 'POST', body }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        await rememberUser(dispatch, queryFulfilled);
      },
    }),
    identityLogout: build.mutation<null, void>({
      query: () => ({ url: '/api/logout', method: 'POST' }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const left = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (left) leaveNothing(dispatch);
      },
    }),
  }),
});

/** The next user of this browser must find nothing of the previous one, not even for a moment. */
export function leaveNothing(dispatch: (action: UnknownAction) => unknown): void {
  forgetCartId();
  forgetDrafts();
  dispatch(setLeft(true));
  tellOtherTabs(true);
  dispatch(api.util.resetApiState());
}

/** Sign-in and registration set the cached user; a failed call doesn't change it. */
async function rememberUser(
  dispatch: (action: UnknownAction | ReturnType<typeof sessionApi.util.upsertQueryData>) => unknown,
  fulfilled: PromiseLike<{ data: User }>,
) {
  const user = await Promise.resolve(fulfilled).then(
    ({ data }) => data,
    () => undefined,
  );
  if (!user) return;
  dispatch(setLeft(false));
  tellOtherTabs();
  dispatch(sessionApi.util.upsertQueryData('identityUser', undefined, user) as never);
}

export const {
  useIdentityUserQuery,
  useIdentityLoginMutation,
  useIdentityRegisterMutation,
  useIdentityLogoutMutation,
} = sessionApi;
