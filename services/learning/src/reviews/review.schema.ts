import { ownReviewSchema, pageQuery, slugSchema } from '@arcada/contracts';
import { z } from 'zod';
import { reviewStatuses } from '../catalogue/review.entity.ts';

export const adminReviewQuery = pageQuery.extend({ status: z.enum(reviewStatuses).optional() });
export type AdminReviewQuery = z.infer<typeof adminReviewQuery>;
export const adminReviewSchema = ownReviewSchema.extend({ courseId: slugSchema, authorName: z.string() });
export type AdminReview = z.infer<typeof adminReviewSchema>;
