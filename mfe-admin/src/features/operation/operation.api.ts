import type { DeliveryQuery, KeysetPage, ManagedDelivery, ServiceDomain } from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

export type DeliveryListQuery = Partial<DeliveryQuery> & { service: ServiceDomain };

export const operationApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminDeliveries: build.query<KeysetPage<ManagedDelivery>, DeliveryListQuery>({
      query: ({ service, ...query }) => ({ url: `/api/admin/deliveries/${service}`, query }),
      providesTags: ['Delivery'],
    }),
    adminDeliveryRetry: build.mutation<{ retried: number }, { service: ServiceDomain; ids: string[] }>({
      query: ({ service, ids }) => ({ url: `/api/admin/deliveries/${service}/retry`, method: 'POST', body: { ids } }),
      invalidatesTags: ['Delivery', 'Audit'],
    }),
    adminDeliveryDrop: build.mutation<null, { service: ServiceDomain; id: string }>({
      query: ({ service, id }) => ({ url: `/api/admin/deliveries/${service}/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Delivery', 'Audit'],
    }),
  }),
});
