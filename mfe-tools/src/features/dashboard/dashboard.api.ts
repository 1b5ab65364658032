import type { Dashboard } from '@arcada/contracts';
import { toolsApi } from '../../shared/tools-api.ts';

/** Figures of the user's own projects or, for admins, of all accounts'. */
export const dashboardApi = toolsApi.injectEndpoints({
  endpoints: (build) => ({
    toolsDashboard: build.query<Dashboard, { month: string; of: 'own' | 'all' }>({
      query: ({ month, of }) => ({ url: of === 'all' ? '/api/dashboard/all' : '/api/dashboard', query: { month } }),
      providesTags: ['Dashboard'],
    }),
  }),
});
