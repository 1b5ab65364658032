import type { KeysetPage, WebhookRecord, WebhookRecordsQuery } from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

const path = '/api/admin/stripe/events';

export const stripeEventsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminStripeEvents: build.query<KeysetPage<WebhookRecord>, Partial<WebhookRecordsQuery>>({
      query: (query) => ({ url: path, query: { ...query } }),
      providesTags: ['WebhookRecord'],
    }),
    adminStripeEventReplay: build.mutation<WebhookRecord, string>({
      query: (id) => ({ url: `${path}/${id}/replay`, method: 'POST' }),
      // A replay that failed changes its row, too.
      invalidatesTags: ['WebhookRecord', 'ManagedOrder', 'PaymentAlert', 'Audit'],
    }),
  }),
});
