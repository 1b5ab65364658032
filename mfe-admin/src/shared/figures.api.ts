import type { DaysQuery, NewUserDays, SalesDays } from '@arcada/contracts';
import { adminApi } from './admin-api.ts';

export const figuresApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminSalesDays: build.query<SalesDays, DaysQuery>({
      query: (query) => ({ url: '/api/admin/orders/sales/days', query: { ...query } }),
    }),
    adminNewUserDays: build.query<NewUserDays, DaysQuery>({
      query: (query) => ({ url: '/api/admin/users/days', query: { ...query } }),
    }),
  }),
});
