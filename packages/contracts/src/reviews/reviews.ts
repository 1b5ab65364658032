/** What buyers write of a product and learners of a course. */
export const reviewStatuses = ['pending', 'published', 'declined'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];
/** The first is the usual one. */
export const adminReviewSorts = ['createdAt', 'rating'] as const;
/** Reviews that one request decides about at most. */
export const mostReviewsAtOnce = 100;
export const reviewLimits = { title: 100, text: 2000 } as const;
