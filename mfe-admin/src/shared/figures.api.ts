import type {
  AssistantGap,
  ConversionDays,
  DaysQuery,
  KeysetPage,
  MissedSearches,
  NewUserDays,
  SalesDays,
  SoldItems,
  SubscriberDays,
} from '@arcada/contracts';
import { adminApi } from './admin-api.ts';

export const figuresApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminSalesDays: build.query<SalesDays, DaysQuery>({
      query: (query) => ({ url: '/api/admin/orders/sales/days', query: { ...query } }),
    }),
    adminNewUserDays: build.query<NewUserDays, DaysQuery>({
      query: (query) => ({ url: '/api/admin/users/days', query: { ...query } }),
    }),
    adminConversionDays: build.query<ConversionDays, DaysQuery>({
      query: (query) => ({ url: '/api/admin/orders/conversion', query: { ...query } }),
    }),
    adminSubscriberDays: build.query<SubscriberDays, DaysQuery>({
      query: (query) => ({ url: '/api/admin/newsletter/subscribers/days', query: { ...query } }),
    }),
    adminSoldItems: build.query<SoldItems, DaysQuery>({
      query: (query) => ({ url: '/api/admin/orders/sales/items', query: { ...query } }),
    }),
    adminMissedSearches: build.query<MissedSearches, DaysQuery>({
      query: (query) => ({ url: '/api/admin/orders/conversion/missed-searches', query: { ...query } }),
    }),
    adminOpenQuestions: build.query<KeysetPage<AssistantGap>, void>({
      query: () => ({ url: '/api/admin/assistant/gaps', query: { sort: 'count', limit: 10 } }),
      providesTags: ['AssistantGap'],
    }),
  }),
});
