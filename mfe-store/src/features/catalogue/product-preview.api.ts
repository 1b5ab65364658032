import type { Product } from '@arcada/contracts';
import { storeApi } from '../../shared/store-api.ts';

/** Products that may not be on sale, as their page would get them. Never kept: they change while they are written. */
export const productPreviewApi = storeApi.injectEndpoints({
  endpoints: (build) => ({
    storeOwnProductPreview: build.query<Product, string>({
      query: (id) => ({ url: `/api/content/products/${encodeURIComponent(id)}/preview` }),
      keepUnusedDataFor: 0,
      providesTags: ['Product'],
    }),
    /** For admins: of any status, or as its producer handed it in. */
    storeProductPreview: build.query<Product, { id: string; of: 'product' | 'edition' }>({
      query: ({ id, of }) => ({
        url: `/api/admin/${of === 'edition' ? 'product-editions' : 'products'}/${encodeURIComponent(id)}/preview`,
      }),
      keepUnusedDataFor: 0,
      providesTags: ['Product'],
    }),
  }),
});
