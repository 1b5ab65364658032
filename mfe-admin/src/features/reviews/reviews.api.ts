import {
  type AdminProductReview,
  type AdminReview,
  type AdminReviewQuery,
  type KeysetPage,
  links,
  type ReviewDecisions,
  type ReviewResults,
} from '@arcada/contracts';
import { adminApi } from '../../shared/admin-api.ts';

/** What is reviewed. The first is the usual one. */
export const reviewed = ['courses', 'products'] as const;
export type Reviewed = (typeof reviewed)[number];

const paths: Record<Reviewed, string> = {
  courses: '/api/admin/courses/reviews',
  products: '/api/admin/product-reviews',
};

/** A review of a course or a product. */
export type ManagedReview = Pick<
  AdminReview,
  'id' | 'rating' | 'text' | 'status' | 'note' | 'createdAt' | 'authorName' | 'demo' | 'purchaseEnded'
> & {
  title: string | null;
  reply: AdminReview['reply'];
  /** Where an admin replies for the house; undefined where its reply is someone else's or locked. */
  replyAt: string | undefined;
  /** The course or product, and where it is managed. */
  about: { name: string; href: string };
};

const managedReview = (review: AdminReview | AdminProductReview): ManagedReview =>
  'courseId' in review
    ? {
        ...review,
        title: null,
        replyAt: undefined,
        about: { name: review.courseTitle, href: links.admin(`courses-manager/${review.courseId}`) },
      }
    : {
        ...review,
        replyAt:
          review.ofHouse && review.status === 'published' && !review.purchaseEnded
            ? `${links.contentProducts(review.productId)}?part=reviews`
            : undefined,
        about: { name: review.productName, href: links.admin(`products-manager/edit/${review.productId}`) },
      };

export const reviewsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminReviews: build.query<KeysetPage<ManagedReview>, Partial<AdminReviewQuery> & { of: Reviewed }>({
      query: ({ of, ...query }) => ({ url: paths[of], query: { ...query } }),
      transformResponse: ({ items, ...page }: KeysetPage<AdminReview | AdminProductReview>) => ({
        ...page,
        items: items.map(managedReview),
      }),
      providesTags: ['Review'],
    }),
    adminReviewsDecide: build.mutation<ReviewResults, ReviewDecisions & { of: Reviewed }>({
      query: ({ of, ...body }) => ({ url: `${paths[of]}/decisions`, method: 'POST', body }),
      invalidatesTags: ['Review', 'Audit'],
    }),
    adminReplyRemove: build.mutation<null, { of: Reviewed; id: string }>({
      query: ({ of, id }) => ({ url: `${paths[of]}/${encodeURIComponent(id)}/reply`, method: 'DELETE' }),
      invalidatesTags: ['Review', 'Audit'],
    }),
  }),
});
