import type { LicencePage, NewProductReview, OwnProductReview, PageOf, ProductReview } from '@arcada/contracts';
import { storeApi } from '../../shared/store-api.ts';

const own = (productId: string) => `/api/products/${productId}/reviews/mine`;

/** What a product's page shows to people who own it, and all of its reviews. */
export const ownerApi = storeApi.injectEndpoints({
  endpoints: (build) => ({
    storeOwnedLicences: build.query<LicencePage, string>({
      query: (product) => ({ url: '/api/licences', query: { product, state: 'active', pageSize: 1 } }),
      providesTags: ['Licence'],
    }),
    /** Products of which the signed-in person has a valid licence, from the newest hundred. */
    storeOwnedProducts: build.query<string[], void>({
      query: () => ({ url: '/api/licences', query: { state: 'active', pageSize: 100 } }),
      transformResponse: ({ items }: LicencePage) => items.map(({ productId }) => productId),
      providesTags: ['Licence'],
    }),
    storeReviews: build.query<PageOf<ProductReview>, { productId: string; page: number; pageSize: number }>({
      query: ({ productId, ...query }) => ({ url: `/api/products/${productId}/reviews`, query }),
      providesTags: ['Product'],
    }),
    storeOwnReview: build.query<OwnProductReview | null, string>({
      query: (productId) => ({ url: own(productId) }),
      providesTags: ['ProductReview'],
    }),
    storeReviewWrite: build.mutation<OwnProductReview, NewProductReview & { productId: string }>({
      query: ({ productId, ...body }) => ({ url: own(productId), method: 'PUT', body }),
      invalidatesTags: ['ProductReview', 'Product'],
    }),
    storeReviewRemove: build.mutation<null, string>({
      query: (productId) => ({ url: own(productId), method: 'DELETE' }),
      invalidatesTags: ['ProductReview', 'Product'],
    }),
  }),
});
