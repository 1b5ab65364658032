import type {
  KeysetPage,
  StripeProduct,
  StripeProductQuery,
  StripeStep,
  StripeStepQuery,
  StripeSync,
} from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

/** A query as a page sends it: what it leaves out is as usual. */
type Asked<T> = { [Name in keyof T]?: T[Name] | undefined };

const productPath = (id: string) => `/api/admin/stripe/products/${encodeURIComponent(id)}`;

export const stripeApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminStripeProducts: build.query<KeysetPage<StripeProduct>, Asked<StripeProductQuery>>({
      query: (query) => ({ url: '/api/admin/stripe/products', query: { ...query } }),
      providesTags: ['StripeProduct'],
    }),
    adminStripeLastSync: build.query<{ sync: StripeSync | null }, void>({
      query: () => ({ url: '/api/admin/stripe/sync' }),
      providesTags: ['StripeSync'],
    }),
    adminStripeSync: build.query<StripeSync, string>({
      query: (id) => ({ url: `/api/admin/stripe/sync/${id}` }),
      providesTags: ['StripeSync'],
    }),
    adminStripeSteps: build.query<KeysetPage<StripeStep>, Asked<StripeStepQuery> & { id: string }>({
      query: ({ id, ...query }) => ({ url: `/api/admin/stripe/sync/${id}/steps`, query }),
      providesTags: ['StripeSync'],
    }),
    adminStripePlan: build.mutation<StripeSync, void>({
      query: () => ({ url: '/api/admin/stripe/plan', method: 'POST' }),
    }),
    adminStripeStart: build.mutation<StripeSync, string>({
      query: (syncId) => ({ url: '/api/admin/stripe/sync', method: 'POST', body: { syncId } }),
      invalidatesTags: ['StripeSync', 'Audit'],
    }),
    adminStripeSyncOne: build.mutation<StripeSync, string>({
      query: (id) => ({ url: `${productPath(id)}/sync`, method: 'POST' }),
      invalidatesTags: ['StripeSync', 'Audit'],
    }),
    adminStripeRemove: build.mutation<StripeSync, string>({
      query: (id) => ({ url: productPath(id), method: 'DELETE' }),
      invalidatesTags: ['StripeSync', 'Audit'],
    }),
  }),
});
