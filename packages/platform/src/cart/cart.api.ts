import type { AddToCart, CartItem } from '@arcada/contracts';
import { api } from '../api/api.ts';
import type { ApiError } from '../api/api-error.ts';
import { readCartId } from './cart-id.ts';
import { setCartSlow } from './cart-wait.slice.ts';
import { keepSeenCart, keepSeenDetails } from './seen-cart.ts';

/** Milliseconds after which the lines last seen are shown instead of a spinner. */
const patience = 1000;

export interface CartLineDetails {
  name: string;
  imageUrl?: string;
}

/** The cart's calls as the specification gives them; after any change the cart is fetched again. */
export const cartApi = api.enhanceEndpoints({ addTagTypes: ['Product', 'Course'] }).injectEndpoints({
  endpoints: (build) => ({
    storeCart: build.query<CartItem[], string>({
      query: (cartId) => ({ url: `/api/cart/${cartId}` }),
      providesTags: ['Cart'],
      async onQueryStarted(cartId, { dispatch, queryFulfilled }) {
        let slow = false;
        const timer = setTimeout(() => {
          slow = true;
          dispatch(setCartSlow(true));
        }, patience);
        await queryFulfilled.then(
          ({ data }) => {
            // A response that arrives after sign-out is for a cart that this browser has left.
            if (cartId === readCartId()) keepSeenCart(cartId, data);
          },
          ({ error }: { error?: unknown }) => {
            // Without an error the call was cancelled, and its response isn't needed any more.
            if (error) console.error('The cart was not fetched:', (error as ApiError).text);
          },
        );
        clearTimeout(timer);
        if (slow) dispatch(setCartSlow(false));
      },
    }),
    storeCartAdd: build.mutation<CartItem, AddToCart>({
      query: (body) => ({ url: '/api/cart', method: 'POST', body }),
      invalidatesTags: (_result, error) => (error ? [] : ['Cart']),
    }),
    storeCartChange: build.mutation<CartItem, { id: string; quantity: number }>({
      query: ({ id, quantity }) => ({ url: `/api/cart/${id}`, method: 'PATCH', body: { quantity } }),
      // Shown at once, so that no older quantity is seen until the cart has been fetched again.
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const changed = await queryFulfilled.catch(() => undefined);
        if (!changed) return;
        const update = (lines: CartItem[]) =>
          lines.map((line) => (line.id === id ? { ...line, ...changed.data } : line));
        dispatch(cartApi.util.updateQueryData('storeCart', readCartId(), update));
      },
      invalidatesTags: ['Cart'],
    }),
    storeCartRemove: build.mutation<null, string>({
      query: (id) => ({ url: `/api/cart/${id}`, method: 'DELETE', expect: [404] }),
      invalidatesTags: ['Cart'],
    }),
    /** No tag is invalidated: the clearing guard refetches the cart 500 ms later. */
    storeCartClear: build.mutation<null, string>({
      query: (cartId) => ({ url: `/api/cart/clear/${cartId}`, method: 'DELETE' }),
    }),
    storeCartClaim: build.mutation<CartItem[], string>({
      query: (cartId) => ({ url: `/api/cart/${cartId}/claim`, method: 'POST' }),
      invalidatesTags: ['Cart'],
    }),
    /** Name and picture of a line, from the product's or course's own record. */
    storeCartLineDetails: build.query<CartLineDetails, { type: 'product' | 'course'; id: string }>({
      query: ({ type, id }) => ({ url: `/api/${type === 'product' ? 'products' : 'courses'}/${id}` }),
      transformResponse: (record: { name?: string; title?: string; imageUrl?: string }) => ({
        name: record.name ?? record.title ?? '',
        imageUrl: record.imageUrl,
      }),
      async onQueryStarted({ id }, { queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) => keepSeenDetails(id, data),
          () => undefined,
        );
      },
      // Names are in the page's language, so they are refetched when it changes.
      providesTags: (_details, _error, { type }) => [type === 'product' ? 'Product' : 'Course'],
    }),
  }),
});
