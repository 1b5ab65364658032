import type { Enrolment } from '@arcada/contracts';
import { learningApi } from '../learning-api.ts';

export const enrolmentApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user's courses with their progress. */
    learningEnrolments: build.query<Enrolment[], void>({
      query: () => ({ url: '/api/enrolments' }),
      providesTags: ['Enrolment'],
    }),
    learningSeatAccept: build.mutation<{ courseId: string }, { token: string }>({
      query: (body) => ({ url: '/api/seats/accept', method: 'POST', body }),
      invalidatesTags: (_seat, error) => (error ? [] : ['Enrolment']),
    }),
  }),
});
