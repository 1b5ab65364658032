import type { Reconciliation, ReconciliationQuery } from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

export const reconciliationApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminReconciliation: build.query<Reconciliation, ReconciliationQuery>({
      query: (query) => ({ url: '/api/admin/orders/reconciliation', query }),
    }),
  }),
});
