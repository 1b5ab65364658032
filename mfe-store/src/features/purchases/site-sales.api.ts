import type { SiteSales } from '@arcada/contracts';
import { storeApi } from '../../shared/store-api.ts';

/** Sales of the whole site, for admins. */
export const siteSalesApi = storeApi.injectEndpoints({
  endpoints: (build) => ({
    storeSiteSales: build.query<SiteSales, void>({ query: () => ({ url: '/api/admin/orders/sales' }) }),
  }),
});
