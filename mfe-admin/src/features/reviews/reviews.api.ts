import type { AdminReview, AdminReviewQuery, KeysetPage, ReviewDecisions, ReviewResults } from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

const path = '/api/admin/courses/reviews';

export const reviewsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminReviews: build.query<KeysetPage<AdminReview>, Partial<AdminReviewQuery>>({
      query: (query) => ({ url: path, query: { ...query } }),
      providesTags: ['CourseReview'],
    }),
    adminReviewsDecide: build.mutation<ReviewResults, ReviewDecisions>({
      query: (body) => ({ url: `${path}/decisions`, method: 'POST', body }),
      invalidatesTags: ['CourseReview', 'Audit'],
    }),
  }),
});
