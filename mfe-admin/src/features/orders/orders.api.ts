import type {
  KeysetPage,
  ManagedOrder,
  ManagedOrderSummary,
  managedOrderSorts,
  OrderCheck,
  OrderStatus,
  RefundEffect,
  RefundRequest,
  RepeatedOrderMail,
} from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

export interface OrderListQuery {
  q?: string | undefined;
  status?: OrderStatus | undefined;
  buyer?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: (typeof managedOrderSorts)[number] | undefined;
  dir?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  limit?: number;
}

export const ordersApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminOrders: build.query<KeysetPage<ManagedOrderSummary>, OrderListQuery>({
      query: (query) => ({ url: '/api/admin/orders', query: { ...query } }),
      providesTags: ['ManagedOrder'],
    }),
    adminOrder: build.query<ManagedOrder, string>({
      query: (id) => ({ url: `/api/admin/orders/${encodeURIComponent(id)}` }),
      providesTags: ['ManagedOrder'],
    }),
    /** Of course lines: who loses a seat or a certificate. */
    adminRefundPreview: build.query<RefundEffect[], string[]>({
      query: (lines) => ({ url: '/api/admin/seats/refund', query: { lines: lines.join(',') } }),
      providesTags: ['ManagedOrder'],
    }),
    /** Without a line: all that is left of the payment. */
    adminOrderRefund: build.mutation<ManagedOrder, { id: string; lineId?: string | undefined } & RefundRequest>({
      query: ({ id, lineId, ...body }) => ({
        url: `/api/admin/orders/${id}/${lineId ? `lines/${lineId}/` : ''}refund`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['ManagedOrder', 'Audit'],
    }),
    adminOrderAccept: build.mutation<ManagedOrder, string>({
      query: (id) => ({ url: `/api/admin/orders/${id}/accept`, method: 'POST' }),
      invalidatesTags: ['ManagedOrder', 'Audit'],
    }),
    adminOrderCheck: build.mutation<OrderCheck, string>({
      query: (id) => ({ url: `/api/admin/orders/${id}/check`, method: 'POST' }),
      invalidatesTags: ['ManagedOrder', 'Audit'],
    }),
    adminOrderMail: build.mutation<ManagedOrder, { id: string; kind: RepeatedOrderMail }>({
      query: ({ id, kind }) => ({ url: `/api/admin/orders/${id}/mails`, method: 'POST', body: { kind } }),
      invalidatesTags: ['ManagedOrder', 'Audit'],
    }),
  }),
});
