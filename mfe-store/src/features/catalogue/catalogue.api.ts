import type { PageOf, Product, ProductSort, ProductSummary, ProductType } from '@arcada/contracts';
import { storeApi } from '../../shared/store-api.ts';

export interface ProductListQuery {
  type?: ProductType;
  category?: string;
  q?: string;
  sort?: ProductSort;
  page?: number;
}

/** The catalogue's reads. */
export const catalogueApi = storeApi.injectEndpoints({
  endpoints: (build) => ({
    storeProducts: build.query<PageOf<ProductSummary>, ProductListQuery>({
      query: (query) => ({ url: '/api/products', query: { ...query } }),
      providesTags: ['Product'],
    }),
    storeFeaturedProducts: build.query<ProductSummary[], void>({
      query: () => ({ url: '/api/products/featured' }),
      providesTags: ['Product'],
    }),
    storeProduct: build.query<Product, string>({
      query: (id) => ({ url: `/api/products/${encodeURIComponent(id)}` }),
      providesTags: ['Product'],
    }),
  }),
});
