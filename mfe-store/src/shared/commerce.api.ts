import type {
  Billing,
  CheckoutAnswer,
  CouponQuote,
  LicencePage,
  LicenceQuery,
  Order,
  OrderSummary,
  OwnedVersions,
  PageOf,
} from '@arcada/contracts';
import { listPageSize } from './list-pages.tsx';
import { storeApi } from './store-api.ts';

/** A product of an order. */
export interface BoughtProduct {
  orderId: string;
  productId: string;
}

/**
 * Where its file is. Links to it and to other files of buyers have no `download`: after the end of the session they lead to
 * where to sign in, and a browser would save that as the file.
 */
export const downloadOf = ({ orderId, productId }: BoughtProduct): string =>
  `/api/orders/${orderId}/downloads/${productId}`;

/** Checkout, orders and licences of the signed-in buyer. */
export const commerceApi = storeApi.injectEndpoints({
  endpoints: (build) => ({
    storePaymentMode: build.query<{ mode: 'test' | 'live'; taxes?: 'off' | 'included' }, void>({
      query: () => ({ url: '/api/store/payment-mode' }),
    }),
    storeCheckout: build.mutation<
      CheckoutAnswer,
      { cartId: string; expectedTotal: number; coupon?: string; billing?: Billing; reference?: string }
    >({
      query: (body) => ({ url: '/api/checkout', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? ['Cart'] : ['Order']),
    }),
    storeBilling: build.query<
      { billing: Billing | null; ofOpenOrder?: Billing | null; referenceOfOpenOrder?: string | null },
      void
    >({
      query: () => ({ url: '/api/checkout/billing' }),
      providesTags: ['Order'],
    }),
    storeKeepBilling: build.mutation<{ billing: Billing | null }, Billing>({
      query: (body) => ({ url: '/api/checkout/billing', method: 'PUT', body }),
      async onQueryStarted(_billing, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) =>
            dispatch(commerceApi.util.updateQueryData('storeBilling', undefined, (shown) => ({ ...shown, ...data }))),
          () => undefined,
        );
      },
    }),
    storeCoupon: build.query<CouponQuote, { cartId: string; code: string }>({
      query: (query) => ({ url: '/api/checkout/coupon', query }),
      providesTags: ['Cart'],
    }),
    storeOrders: build.query<PageOf<OrderSummary>, { page: number; pageSize?: number }>({
      query: ({ page, pageSize = listPageSize }) => ({ url: '/api/orders', query: { page, pageSize } }),
      providesTags: ['Order'],
    }),
    storeOrder: build.query<Order, string>({
      query: (id) => ({ url: `/api/orders/${id}` }),
      providesTags: ['Order'],
    }),
    /** Makes the server check with the payment provider; fulfils nothing by itself. */
    storeOrderRefresh: build.mutation<Order, string>({
      query: (id) => ({ url: `/api/orders/${id}/refresh`, method: 'POST' }),
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        await queryFulfilled.then(
          ({ data }) => dispatch(commerceApi.util.upsertQueryData('storeOrder', id, data)),
          () => undefined,
        );
      },
    }),
    /** The order may have changed meanwhile, whatever the response. */
    storeOrderResume: build.mutation<CheckoutAnswer, string>({
      query: (id) => ({ url: `/api/orders/${id}/resume`, method: 'POST' }),
      invalidatesTags: ['Order'],
    }),
    storeOrderCancel: build.mutation<Order, string>({
      query: (id) => ({ url: `/api/orders/${id}/cancel`, method: 'POST' }),
      invalidatesTags: ['Order'],
    }),
    storeLicences: build.query<LicencePage, Partial<LicenceQuery>>({
      query: ({ pageSize = listPageSize, ...query }) => ({ url: '/api/licences', query: { ...query, pageSize } }),
      providesTags: ['Licence'],
    }),
    storeLicenceActivate: build.mutation<unknown, { key: string; machineId: string; machineName: string }>({
      query: (body) => ({ url: '/api/licences/activate', method: 'POST', body }),
      invalidatesTags: ['Licence'],
    }),
    storeOwnedVersions: build.query<OwnedVersions, BoughtProduct>({
      query: (bought) => ({ url: `${downloadOf(bought)}/versions` }),
      providesTags: ['Order'],
    }),
    storeVersionMails: build.mutation<null, BoughtProduct & { wanted: boolean }>({
      query: ({ wanted, ...bought }) => ({
        url: `${downloadOf(bought)}/version-mails`,
        method: 'PUT',
        body: { wanted },
      }),
      invalidatesTags: ['Order'],
    }),
    storeLicenceRelease: build.mutation<unknown, { key: string; machineId: string }>({
      query: (body) => ({ url: '/api/licences/deactivate', method: 'POST', body }),
      invalidatesTags: ['Licence'],
    }),
  }),
});
