import type { AssistantGap, AssistantGapDecision, AssistantGapQuery, KeysetPage } from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

const path = '/api/admin/assistant/gaps';

export const questionsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminQuestions: build.query<KeysetPage<AssistantGap>, Partial<AssistantGapQuery>>({
      query: (query) => ({ url: path, query: { ...query } }),
      providesTags: ['AssistantGap'],
    }),
    adminQuestionDecide: build.mutation<AssistantGap, AssistantGapDecision & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${path}/${id}`, method: 'PATCH', body }),
      invalidatesTags: ['AssistantGap', 'Audit'],
    }),
  }),
});
