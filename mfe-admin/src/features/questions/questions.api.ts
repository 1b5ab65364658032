import type { AssistantGap, AssistantGapQuery, KeysetPage } from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

export const questionsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminQuestions: build.query<KeysetPage<AssistantGap>, Partial<AssistantGapQuery>>({
      query: (query) => ({ url: '/api/admin/assistant/gaps', query: { ...query } }),
      providesTags: ['AssistantGap'],
    }),
  }),
});
