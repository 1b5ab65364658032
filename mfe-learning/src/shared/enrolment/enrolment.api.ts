import type { ClosedCourse, Enrolment, FormerTeam, OfferedSeat, Team } from '@arcada/contracts';
import { learningApi } from '../learning-api.ts';

export const enrolmentApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user's courses with their progress. */
    learningEnrolments: build.query<Enrolment[], void>({
      query: () => ({ url: '/api/enrolments' }),
      providesTags: ['Enrolment'],
    }),
    /** Courses that the user could take before. */
    learningClosedCourses: build.query<ClosedCourse[], void>({
      query: () => ({ url: '/api/enrolments/closed' }),
      providesTags: ['Enrolment'],
    }),
    /** What changed in the lessons up to this edition is no longer shown. */
    learningChangesSeen: build.mutation<null, { courseId: string; edition: number }>({
      query: ({ courseId, edition }) => ({
        url: `/api/courses/${encodeURIComponent(courseId)}/changes/seen`,
        method: 'POST',
        body: { edition },
      }),
      invalidatesTags: (_seen, error) => (error ? [] : ['Enrolment']),
    }),
    /** Seats to which the user's confirmed address is invited. */
    learningOfferedSeats: build.query<OfferedSeat[], void>({
      query: () => ({ url: '/api/seats/offered' }),
      providesTags: ['Enrolment'],
    }),
    /** Courses in which the user has bought seats for several people. */
    learningTeams: build.query<Team[], void>({
      query: () => ({ url: '/api/seats' }),
      providesTags: ['Seat'],
    }),
    /** Those in which all seats were refunded, and people had some of them. */
    learningFormerTeams: build.query<FormerTeam[], void>({
      query: () => ({ url: '/api/seats/former' }),
      providesTags: ['Seat'],
    }),
  }),
});
