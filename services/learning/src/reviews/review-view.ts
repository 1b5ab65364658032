import type { ownReviewSchema } from '@arcada/contracts';
import type { z } from 'zod';
import type { ReviewEntity } from '../catalogue/review.entity.ts';

export type OwnReview = z.infer<typeof ownReviewSchema>;

export const presentReview = ({ id, rating, text, status, adminNote, createdAt }: ReviewEntity): OwnReview => ({
  id,
  rating,
  text,
  status,
  note: adminNote,
  createdAt: createdAt.toISOString(),
});
