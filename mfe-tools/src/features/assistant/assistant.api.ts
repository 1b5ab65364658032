import type { AssistantSource, AssistantThread, AssistantThreadSummary, Language } from '@arcada/contracts';
import { toolsApi } from '../../shared/tools-api.ts';

const threads = '/api/assistant/threads';
const list = { type: 'AssistantThread', id: 'list' } as const;

/** Conversations with the documentation assistant; questions themselves are asked by `useAsking`. */
export const assistantApi = toolsApi.injectEndpoints({
  endpoints: (build) => ({
    toolsAssistantThreads: build.query<AssistantThreadSummary[], void>({
      query: () => ({ url: threads }),
      providesTags: [list],
    }),
    toolsAssistantThread: build.query<AssistantThread, string>({
      query: (id) => ({ url: `${threads}/${encodeURIComponent(id)}` }),
      providesTags: ['AssistantThread'],
    }),
    toolsAssistantThreadRemove: build.mutation<null, string>({
      query: (id) => ({ url: `${threads}/${encodeURIComponent(id)}`, method: 'DELETE' }),
      // Not the conversation itself, which may still be open and is no longer there.
      invalidatesTags: (_answer, error) => (error ? [] : [list]),
    }),
    /** `language`: that of the passage that is opened, if it isn't the interface's. */
    toolsAssistantSource: build.query<AssistantSource, { id: string; language: Language | undefined }>({
      query: ({ id, language }) => ({
        url: '/api/assistant/sources',
        query: { id, ...(language && { lang: language }) },
      }),
    }),
    toolsAssistantFeedback: build.mutation<null, { messageId: string; helpful: boolean }>({
      query: (body) => ({ url: '/api/assistant/feedback', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['AssistantThread']),
    }),
  }),
});
