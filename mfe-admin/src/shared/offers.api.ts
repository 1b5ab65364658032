import type { AdminCourse, AdminPostSummary, AdminProduct, KeysetPage } from '@arcada/contracts';
import { adminApi } from './admin-api.ts';

/** Something that another thing can name: a coupon its products, a product those related to it. */
export interface Offer {
  id: string;
  name: string;
  /** A product or an article can be chosen before it is; a course can't. */
  onSale: boolean;
}

const lists = {
  product: { url: '/api/admin/products', sort: 'name' },
  course: { url: '/api/admin/courses', sort: 'title' },
  post: { url: '/api/admin/blog', sort: 'title' },
} as const;
export type OfferType = keyof typeof lists;

type Found = AdminProduct | AdminCourse | AdminPostSummary;
const offersAtOnce = 20;
/** The longest page. Courses and articles are few; of products those with these ids are asked for. */
const namesAtOnce = 100;
const nameOf = (found: Found) => ('name' in found ? found.name : found.title || found.id);
const offerOf = (found: Found): Offer => ({
  id: found.id,
  name: nameOf(found),
  onSale: !('underRevision' in found) || found.status === 'published' || found.underRevision,
});

export const offersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminOffers: build.query<Offer[], { type: OfferType; q: string }>({
      query: ({ type, q }) => ({
        url: lists[type].url,
        query: { q, limit: offersAtOnce, sort: lists[type].sort, dir: 'asc' },
      }),
      transformResponse: ({ items }: KeysetPage<Found>) => items.map(offerOf),
      providesTags: ['ManagedProduct', { type: 'ManagedCourse', id: 'list' }, 'AdminPost'],
    }),
    adminOfferNames: build.query<Record<string, string>, { type: OfferType; ids: readonly string[] }>({
      query: ({ type, ids }) => ({
        url: lists[type].url,
        query: { limit: namesAtOnce, ...(type === 'product' && { ids: ids.join(',') }) },
      }),
      transformResponse: ({ items }: KeysetPage<Found>) =>
        Object.fromEntries(items.map((found) => [found.id, nameOf(found)])),
      providesTags: ['ManagedProduct', { type: 'ManagedCourse', id: 'list' }, 'AdminPost'],
    }),
  }),
});
