import type { Invitation } from '@arcada/contracts';
import { learningApi } from '../../shared/learning-api.ts';

/** By the token in the mailed link, or by the seat's id for the account that has confirmed the invited address. */
export type OfferedLink = { token: string } | { seatId: string };

/** An invitation to a seat. */
export const invitationApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    // A POST, so that the token isn't part of an address that gets logged.
    // `reader`: what is shown depends on who is signed in.
    learningInvitation: build.query<Invitation, { link: OfferedLink; reader: string | undefined }>({
      query: ({ link }) => ({ url: '/api/seats/invitation', method: 'POST', body: link }),
    }),
    learningSeatAccept: build.mutation<{ courseId: string }, OfferedLink>({
      query: (body) => ({ url: '/api/seats/accept', method: 'POST', body }),
      invalidatesTags: (_seat, error) => (error ? [] : ['Enrolment', 'Notice']),
    }),
  }),
});
