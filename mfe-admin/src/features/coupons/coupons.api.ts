import type {
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
