import type { Enrolment } from '@arcada/contracts';
import { api } from '@arcada/platform';

export const enrolmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user's courses with how far each has come. */
    learningEnrolments: build.query<Enrolment[], void>({
      query: () => ({ url: '/api/enrolments' }),
      providesTags: ['Enrolment'],
    }),
  }),
});
