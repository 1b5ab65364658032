import type {
  AdminCourse,
  AdminProduct,
  CartItem,
  Coupon,
  CouponChange,
  CouponsQuery,
  CouponUse,
  CouponUsesQuery,
  KeysetPage,
  NewCoupon,
} from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

const path = '/api/admin/coupons';

/** Something that a coupon can be for. */
export interface CouponOffer {
  id: string;
  name: string;
  /** A product can be chosen before it is; a course can't. */
  onSale: boolean;
}

const offersAtOnce = 20;
const offerOf = (found: AdminProduct | AdminCourse): CouponOffer =>
  'title' in found
    ? { id: found.id, name: found.title, onSale: found.status === 'published' || found.underRevision }
    : { id: found.id, name: found.name, onSale: true };

export const couponsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminCoupons: build.query<KeysetPage<Coupon>, Partial<CouponsQuery>>({
      query: (query) => ({ url: path, query: { ...query } }),
      providesTags: ['Coupon'],
    }),
    adminCoupon: build.query<Coupon, string>({
      query: (id) => ({ url: `${path}/${id}` }),
      providesTags: ['Coupon'],
    }),
    adminCouponUses: build.query<KeysetPage<CouponUse>, Partial<CouponUsesQuery> & { id: string }>({
      query: ({ id, ...query }) => ({ url: `${path}/${id}/uses`, query }),
      providesTags: ['Coupon'],
    }),
    adminCouponOffers: build.query<CouponOffer[], { type: CartItem['type']; q: string }>({
      query: ({ type, q }) => ({
        url: `/api/admin/${type}s`,
        query: { q, limit: offersAtOnce, sort: type === 'product' ? 'name' : 'title', dir: 'asc' },
      }),
      transformResponse: ({ items }: KeysetPage<AdminProduct | AdminCourse>) => items.map(offerOf),
      providesTags: ['ManagedProduct', { type: 'ManagedCourse', id: 'list' }],
    }),
    adminCouponCreate: build.mutation<Coupon, NewCoupon>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: ['Coupon', 'Audit'],
    }),
    adminCouponChange: build.mutation<Coupon, { id: string; change: CouponChange; version: number }>({
      query: ({ id, change, version }) => ({
        url: `${path}/${id}`,
        method: 'PUT',
        body: change,
        ifMatch: String(version),
      }),
      // After a refusal, too: somebody else has changed it.
      invalidatesTags: ['Coupon', 'Audit'],
    }),
  }),
});
