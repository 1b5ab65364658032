import type { CappedLine, RemovedLine, SeenPrices } from '@arcada/contracts';
import { api } from '@arcada/platform';

/** What the cart says of lines that it has no more. */
export const cartNoticesApi = api
  .enhanceEndpoints({ addTagTypes: ['Cart', 'Product', 'Course', 'CartCapped'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** What is no longer sold; its line is removed once the buyer has seen that. */
      storeCartRemoved: build.query<RemovedLine[], string>({
        query: (cartId) => ({ url: `/api/store/carts/${cartId}/removed` }),
        providesTags: ['Product', 'Course'],
      }),
      /** Of what two carts held together, what a sign-in could not keep. */
      storeCartCapped: build.query<CappedLine[], string>({
        query: (cartId) => ({ url: `/api/store/carts/${cartId}/capped` }),
        providesTags: ['Product', 'Course', 'CartCapped'],
      }),
      storeCartCappedSeen: build.mutation<null, { cartId: string; ids: string[] }>({
        query: ({ cartId, ids }) => ({ url: `/api/store/carts/${cartId}/capped/seen`, method: 'POST', body: { ids } }),
        invalidatesTags: ['CartCapped'],
      }),
      storeCartPricesSeen: build.mutation<null, SeenPrices & { cartId: string }>({
        query: ({ cartId, lines }) => ({
          url: `/api/store/carts/${cartId}/prices/seen`,
          method: 'POST',
          body: { lines },
        }),
        invalidatesTags: ['Cart'],
      }),
    }),
  });
