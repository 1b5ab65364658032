import { type Reviewed, reviewed, reviewsApi } from './reviews.api.ts';

const one = { status: 'pending', limit: 1 } as const;

/** How many reviews of each kind wait for a decision, and the kind to look at first; undefined until that is known. */
export function useWaiting(): { counts: Record<Reviewed, number | undefined>; first: Reviewed | undefined } {
  const options = { refetchOnMountOrArgChange: true };
  const courses = reviewsApi.useAdminReviewsQuery({ ...one, of: 'courses' }, options);
  const products = reviewsApi.useAdminReviewsQuery({ ...one, of: 'products' }, options);
  const counts = { courses: courses.data?.total, products: products.data?.total };
  const isKnown = !courses.isLoading && !products.isLoading;
  return { counts, first: isKnown ? (reviewed.find((of) => (counts[of] ?? 0) > 0) ?? 'courses') : undefined };
}
