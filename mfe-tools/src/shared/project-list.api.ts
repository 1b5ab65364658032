import type { PageOf, ProjectStatus, ProjectSummary } from '@arcada/contracts';
import { toolsApi } from './tools-api.ts';

interface ProjectListQuery {
  q?: string | undefined;
  status?: ProjectStatus | undefined;
  page?: number | undefined;
  pageSize: number;
}

/** The user's own projects, latest first. */
export const projectListApi = toolsApi.injectEndpoints({
  endpoints: (build) => ({
    toolsProjects: build.query<PageOf<ProjectSummary>, ProjectListQuery>({
      query: (query) => ({ url: '/api/projects', query: { ...query } }),
      providesTags: ['Project'],
    }),
  }),
});
