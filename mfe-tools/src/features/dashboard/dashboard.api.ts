import type { Dashboard } from '@arcada/contracts';
import { toolsApi } from '../../shared/tools-api.ts';

/** Figures of the user's own projects. */
export const dashboardApi = toolsApi.injectEndpoints({
  endpoints: (build) => ({
    toolsDashboard: build.query<Dashboard, string>({
      query: (month) => ({ url: '/api/dashboard', query: { month } }),
      providesTags: ['Dashboard'],
    }),
  }),
});
