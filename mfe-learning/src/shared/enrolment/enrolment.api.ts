import type { Enrolment, Team } from '@arcada/contracts';
import { learningApi } from '../learning-api.ts';

export const enrolmentApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user's courses with their progress. */
    learningEnrolments: build.query<Enrolment[], void>({
      query: () => ({ url: '/api/enrolments' }),
      providesTags: ['Enrolment'],
    }),
    /** Courses in which the user has bought seats for several people. */
    learningTeams: build.query<Team[], void>({
      query: () => ({ url: '/api/seats' }),
      providesTags: ['Seat'],
    }),
  }),
});
