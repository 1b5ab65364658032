import type { SiteSales } from '@arcada/contracts';
import { storeApi } from '../../shared/store-api.ts';

/** Sales of the whole site, for admins. */
export const siteSalesApi = storeApi.injectEndpoints({
  endpoints: (build) => ({
    /** With `asks`, a closed admin area asks for the password; without, it says that it is closed. */
    storeSiteSales: build.query<SiteSales, { asks: boolean }>({
      query: ({ asks }) => ({ url: '/api/admin/orders/sales', unasked: !asks }),
    }),
  }),
});
