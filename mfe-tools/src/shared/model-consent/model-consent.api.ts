import type { ModelConsent } from '@arcada/contracts';
import { toolsApi } from '../tools-api.ts';

const url = '/api/assistant/consent';

/** Whether the user's texts may go to the provider of an AI model. */
export const modelConsentApi = toolsApi.injectEndpoints({
  endpoints: (build) => ({
    toolsModelConsent: build.query<ModelConsent, void>({ query: () => ({ url }), providesTags: ['ModelConsent'] }),
    toolsModelConsentDecide: build.mutation<ModelConsent, boolean>({
      query: (granted) => ({ url, method: 'PUT', body: { granted } }),
      invalidatesTags: (_answer, error) => (error ? [] : ['ModelConsent']),
    }),
  }),
});
