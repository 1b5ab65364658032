import type { Seat } from '@arcada/contracts';
import { learningApi } from '../../shared/learning-api.ts';

interface SeatList {
  total: number;
  free: number;
  seats: Seat[];
}
const seatsPath = (courseId: string) => `/api/courses/${encodeURIComponent(courseId)}/seats`;

/** Seats of a course that was bought for several people. */
export const seatsApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    learningSeats: build.query<SeatList, string>({
      query: (courseId) => ({ url: seatsPath(courseId) }),
      providesTags: ['Seat'],
    }),
    learningSeatInvite: build.mutation<unknown, { courseId: string; email: string }>({
      query: ({ courseId, email }) => ({ url: seatsPath(courseId), method: 'POST', body: { email } }),
      invalidatesTags: (_seat, error) => (error ? [] : ['Seat']),
    }),
    learningSeatWithdraw: build.mutation<null, { courseId: string; id: string }>({
      query: ({ courseId, id }) => ({ url: `${seatsPath(courseId)}/${id}`, method: 'DELETE', expect: [404] }),
      invalidatesTags: ['Seat'],
    }),
  }),
});
