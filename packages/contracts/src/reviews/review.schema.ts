import { z } from 'zod';
import { keysetQuery } from '../http/keyset.schema.ts';
import { writtenText } from '../texts/written-text.ts';
import { adminReviewSorts, mostReviewsAtOnce, reviewLimits, reviewStatuses } from './reviews.ts';

export const publishedReviewSchema = z.object({
  id: z.string(),
  authorName: z.string(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  createdAt: z.iso.datetime(),
});

/** What whoever made it wrote below a review. */
export const reviewReplySchema = z.object({ text: z.string(), at: z.iso.datetime() });
export const newReplySchema = z.object({ text: writtenText.min(3).max(reviewLimits.text) });

/** As everyone sees it. */
export const repliedReviewSchema = publishedReviewSchema.extend({ reply: reviewReplySchema.nullable() });

/** Of a review that somebody wrote, or of one of the demo data. */
export const reviewIdSchema = z.union([z.uuid(), z.string().regex(/^seed-[a-z\d-]{1,155}$/)]);
/** What admins see beside it. */
export const managedReviewPart = {
  id: reviewIdSchema,
  authorName: z.string(),
  demo: z.boolean(),
  /** What the author bought was refunded or disputed since, and nothing else of it was bought. */
  purchaseEnded: z.boolean(),
};

/** As whoever made what is reviewed sees it. */
export const makersReviewSchema = repliedReviewSchema.extend({
  /** Then a reply can be removed, but not written or changed. */
  purchaseEnded: managedReviewPart.purchaseEnded,
});
export const makersReviewQuery = z.object({ show: z.enum(['all', 'unanswered']).default('all') });
export const makersReviewsOf = <T extends z.ZodType>(review: T) =>
  z.object({
    all: z.int(),
    /** To which a reply can be written. */
    unanswered: z.int(),
    /** Newest first, 200 at most. */
    reviews: z.array(review),
  });

export const newReviewSchema = z.object({
  rating: z.int().min(1).max(5),
  text: writtenText.min(3).max(reviewLimits.text),
});
export const ownReviewSchema = newReviewSchema.extend({
  id: z.uuid(),
  status: z.enum(reviewStatuses),
  /** What an admin wrote to its author when deciding. */
  note: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export const adminReviewQuery = keysetQuery(adminReviewSorts).extend({
  status: z.enum(reviewStatuses).optional(),
  q: z.string().trim().max(100).optional(),
});
export const reviewDecisionsSchema = z.object({
  ids: z.array(reviewIdSchema).min(1).max(mostReviewsAtOnce),
  decision: z.enum(['published', 'declined']),
  /** Shown to the authors of the reviews. */
  note: z.string().trim().max(1000).optional(),
});
export const reviewResultsSchema = z.object({
  results: z.array(z.object({ id: reviewIdSchema, result: z.enum(['decided', 'unchanged', 'missing']) })),
});

export type MakersReview = z.infer<typeof makersReviewSchema>;
export type MakersReviewQuery = z.infer<typeof makersReviewQuery>;
export type MakersReviews = z.infer<ReturnType<typeof makersReviewsOf<typeof makersReviewSchema>>>;
export type AdminReviewQuery = z.infer<typeof adminReviewQuery>;
export type ReviewDecisions = z.infer<typeof reviewDecisionsSchema>;
export type ReviewResults = z.infer<typeof reviewResultsSchema>;
