import type { KeysetPage, PaymentAlert, PaymentAlertDecision, PaymentAlertsQuery } from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

const path = '/api/admin/orders/payment-alerts';

export const alertsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminPaymentAlerts: build.query<KeysetPage<PaymentAlert>, Partial<PaymentAlertsQuery>>({
      query: (query) => ({ url: path, query: { ...query } }),
      providesTags: ['PaymentAlert'],
    }),
    adminPaymentAlertDecide: build.mutation<PaymentAlert, PaymentAlertDecision & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${path}/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['PaymentAlert', 'Audit'],
    }),
  }),
});
