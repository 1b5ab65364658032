import type { AssistantSource, AssistantThread, AssistantThreadSummary } from '@arcada/contracts';
import { toolsApi } from '../../shared/tools-api.ts';

const threads = '/api/assistant/threads';

/** Conversations with the documentation assistant; questions themselves are asked by `useAsking`. */
export const assistantApi = toolsApi.injectEndpoints({
  endpoints: (build) => ({
    toolsAssistantThreads: build.query<AssistantThreadSummary[], void>({
      query: () => ({ url: threads }),
      providesTags: ['AssistantThread'],
    }),
    toolsAssistantThread: build.query<AssistantThread, string>({
      query: (id) => ({ url: `${threads}/${encodeURIComponent(id)}` }),
      providesTags: ['AssistantThread'],
    }),
    toolsAssistantThreadRemove: build.mutation<null, string>({
      query: (id) => ({ url: `${threads}/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error ? [] : ['AssistantThread']),
    }),
    toolsAssistantSource: build.query<AssistantSource, string>({
      query: (id) => ({ url: '/api/assistant/sources', query: { id } }),
    }),
    toolsAssistantFeedback: build.mutation<null, { messageId: string; helpful: boolean }>({
      query: (body) => ({ url: '/api/assistant/feedback', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['AssistantThread']),
    }),
  }),
});
