import type {
  EditionChange,
  KeysetPage,
  MakersProductReview,
  MakersProductReviews,
  NewOwnProduct,
  OwnProduct,
  OwnProductSummary,
  OwnSales,
  PageOf,
  Product,
  ProductFigures,
  ProductSummary,
  ProductVersion,
} from '@arcada/contracts';
import { storeApi } from '../../shared/store-api.ts';

interface Seen {
  id: string;
  /** Of what it is based on. */
  tag: string;
}
const pathOf = (id: string) => `/api/content/products/${encodeURIComponent(id)}`;
const contentApi = storeApi.enhanceEndpoints({ addTagTypes: ['OwnProduct', 'OwnProductReviews'] });

/** Products of the producer who is signed in: the service shows and changes no others. */
export const ownProductsApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    storeOwnProducts: build.query<KeysetPage<OwnProductSummary>, number>({
      query: (limit) => ({ url: '/api/content/products', query: { limit } }),
      providesTags: ['OwnProduct'],
    }),
    storeOwnProduct: build.query<OwnProduct, string>({
      query: (id) => ({ url: pathOf(id) }),
      // A deleted draft must not be shown again when someone navigates back.
      keepUnusedDataFor: 0,
      providesTags: ['OwnProduct'],
    }),
    storeOwnProductSales: build.query<OwnSales, void>({ query: () => ({ url: '/api/content/product-sales' }) }),
    storeOwnProductFigures: build.query<ProductFigures, string>({
      query: (id) => ({ url: `/api/content/product-sales/${encodeURIComponent(id)}` }),
    }),
    storeOwnProductVersions: build.query<ProductVersion[], string>({
      query: (id) => ({ url: `${pathOf(id)}/files` }),
      providesTags: ['OwnProduct'],
    }),
    /** What can be shown below a product, best match first. */
    storeRelatable: build.query<ProductSummary[], string>({
      query: (q) => ({ url: '/api/products', query: { pageSize: 20, ...(q && { q }) } }),
      transformResponse: ({ items }: PageOf<ProductSummary>) => items,
      providesTags: ['Product'],
    }),
    /** Those that are no longer on sale have none. */
    storeRelatedNames: build.query<Record<string, string>, readonly string[]>({
      async queryFn(ids, _api, _extra, call) {
        const read = async (id: string) => {
          const { data } = await call({ url: `/api/products/${encodeURIComponent(id)}`, expect: [404] });
          return data ? [[id, (data as Product).name]] : [];
        };
        return { data: Object.fromEntries((await Promise.all(ids.map(read))).flat()) };
      },
      providesTags: ['Product'],
    }),
    storeOwnProductCreate: build.mutation<OwnProduct, NewOwnProduct>({
      query: (body) => ({ url: '/api/content/products', method: 'POST', body }),
      invalidatesTags: ['OwnProduct'],
    }),
    storeOwnProductChange: build.mutation<OwnProduct, Seen & { change: EditionChange }>({
      query: ({ id, change, tag }) => ({ url: pathOf(id), method: 'PATCH', body: change, ifMatch: tag }),
      // After a refusal, too: it was saved elsewhere.
      invalidatesTags: ['OwnProduct'],
    }),
    storeOwnProductReviews: build.query<MakersProductReviews, { id: string; show: 'all' | 'unanswered' }>({
      query: ({ id, show }) => ({ url: `${pathOf(id)}/reviews`, query: { show } }),
      providesTags: ['OwnProductReviews'],
    }),
    storeReviewReply: build.mutation<MakersProductReview, { id: string; reviewId: string; text: string }>({
      query: ({ id, reviewId, text }) => ({
        url: `${pathOf(id)}/reviews/${encodeURIComponent(reviewId)}/reply`,
        method: 'PUT',
        body: { text },
      }),
      invalidatesTags: ['OwnProductReviews', 'Product'],
    }),
    storeReviewReplyRemove: build.mutation<null, { id: string; reviewId: string }>({
      query: ({ id, reviewId }) => ({
        url: `${pathOf(id)}/reviews/${encodeURIComponent(reviewId)}/reply`,
        method: 'DELETE',
      }),
      invalidatesTags: ['OwnProductReviews', 'Product'],
    }),
    /** The next edition of a product on sale. */
    storeOwnProductEdition: build.mutation<OwnProduct, string>({
      query: (id) => ({ url: `${pathOf(id)}/edition`, method: 'POST' }),
      invalidatesTags: ['OwnProduct'],
    }),
    storeOwnProductSubmit: build.mutation<OwnProduct, Seen>({
      query: ({ id, tag }) => ({ url: `${pathOf(id)}/submit`, method: 'POST', ifMatch: tag }),
      invalidatesTags: ['OwnProduct'],
    }),
    storeOwnProductWithdraw: build.mutation<OwnProduct, string>({
      query: (id) => ({ url: `${pathOf(id)}/withdraw`, method: 'POST' }),
      invalidatesTags: ['OwnProduct'],
    }),
    storeOwnProductDiscard: build.mutation<void, Seen>({
      query: ({ id, tag }) => ({ url: pathOf(id), method: 'DELETE', ifMatch: tag }),
      invalidatesTags: (_result, error) => (error ? ['OwnProduct'] : []),
    }),
    storeOwnProductUpload: build.mutation<OwnProduct, { id: string; part: 'image' | 'file'; file: File }>({
      query: ({ id, part, file }) => ({
        url: `${pathOf(id)}/${part}`,
        method: 'PUT',
        file,
        ...(part === 'file' && { query: { name: file.name } }),
      }),
      invalidatesTags: ['OwnProduct'],
    }),
    storeOwnProductTakeOut: build.mutation<OwnProduct, { id: string; part: 'image' | 'file' }>({
      query: ({ id, part }) => ({ url: `${pathOf(id)}/${part}`, method: 'DELETE' }),
      invalidatesTags: ['OwnProduct'],
    }),
  }),
});
