import type { InvitationResults, InvitationsSentAgain, Language, Reminders, TeamSeats } from '@arcada/contracts';
import { learningApi } from '../../shared/learning-api.ts';
import type { Invited } from './addresses.ts';

const seatsPath = (courseId: string) => `/api/courses/${encodeURIComponent(courseId)}/seats`;

/** Seats of a course that was bought for several people. */
export const teamApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    learningSeats: build.query<TeamSeats, string>({
      query: (courseId) => ({ url: seatsPath(courseId) }),
      providesTags: ['Seat'],
    }),
    /** Every team with its people. */
    learningTeamsWithPeople: build.query<TeamSeats[], void>({
      query: () => ({ url: '/api/seats/teams' }),
      providesTags: ['Seat'],
    }),
    learningSeatInvite: build.mutation<InvitationResults, { courseId: string; people: Invited[]; language: Language }>({
      query: ({ courseId, people, language }) => ({
        url: `${seatsPath(courseId)}/list`,
        method: 'POST',
        body: {
          emails: people.map(({ email }) => email),
          names: Object.fromEntries(people.flatMap(({ email, name }) => (name ? [[email, name]] : []))),
          language,
        },
      }),
      // 403: the seats were refunded meanwhile. What was typed stays after any other refusal.
      invalidatesTags: (_results, error) => (error && error.status !== 403 ? [] : ['Seat']),
    }),
    learningSeatLetter: build.mutation<unknown, { courseId: string; id: string }>({
      query: ({ courseId, id }) => ({ url: `${seatsPath(courseId)}/${id}/letter`, method: 'POST', body: {} }),
      // Also after a refusal: the seat may have been accepted meanwhile.
      invalidatesTags: ['Seat'],
    }),
    learningSeatLetters: build.mutation<InvitationsSentAgain, string>({
      query: (courseId) => ({ url: `${seatsPath(courseId)}/letters`, method: 'POST', body: {} }),
      invalidatesTags: ['Seat'],
    }),
    learningSeatReminders: build.mutation<Reminders, string>({
      query: (courseId) => ({ url: `${seatsPath(courseId)}/reminders`, method: 'POST', body: {} }),
      invalidatesTags: ['Seat'],
    }),
    learningSeatWithdraw: build.mutation<null, { courseId: string; id: string }>({
      query: ({ courseId, id }) => ({ url: `${seatsPath(courseId)}/${id}`, method: 'DELETE', expect: [404] }),
      invalidatesTags: ['Seat'],
    }),
    learningSeatOwn: build.mutation<null, { courseId: string; keep: boolean }>({
      query: ({ courseId, keep }) => ({ url: `${seatsPath(courseId)}/own`, method: keep ? 'PUT' : 'DELETE' }),
      invalidatesTags: ['Seat', 'Enrolment'],
    }),
  }),
});
