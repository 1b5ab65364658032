import type { Invitation } from '@arcada/contracts';
import { learningApi } from '../../shared/learning-api.ts';

/** An invitation to a seat, by the token in its link. */
export const invitationApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    // A POST, so that the token isn't part of an address that gets logged.
    // `reader`: what is shown depends on who is signed in.
    learningInvitation: build.query<Invitation, { token: string; reader: string | undefined }>({
      query: ({ token }) => ({ url: '/api/seats/invitation', method: 'POST', body: { token } }),
    }),
    learningSeatAccept: build.mutation<{ courseId: string }, { token: string }>({
      query: (body) => ({ url: '/api/seats/accept', method: 'POST', body }),
      invalidatesTags: (_seat, error) => (error ? [] : ['Enrolment']),
    }),
  }),
});
