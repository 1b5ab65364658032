import type { KeysetPage, WebhookDecision, WebhookRecord, WebhookRecordsQuery } from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

const path = '/api/admin/stripe/events';

export const stripeEventsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminStripeEvents: build.query<KeysetPage<WebhookRecord>, Partial<WebhookRecordsQuery>>({
      query: (query) => ({ url: path, query: { ...query } }),
      providesTags: ['WebhookRecord'],
    }),
    adminStripeEventDecide: build.mutation<WebhookRecord, WebhookDecision & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${path}/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['WebhookRecord', 'Audit'],
    }),
    adminStripeEventReplay: build.mutation<WebhookRecord, string>({
      query: (id) => ({ url: `${path}/${id}/replay`, method: 'POST' }),
      // A replay that failed changes its row, too.
      invalidatesTags: ['WebhookRecord', 'ManagedOrder', 'PaymentAlert', 'Audit'],
    }),
  }),
});
