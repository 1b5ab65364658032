import type { OwnProductReview } from '@arcada/contracts';
import type { ProductReviewEntity } from '../catalogue/product-review.entity.ts';

type Row = ProductReviewEntity;

export const presentReview = ({ id, rating, title, text, status, adminNote, createdAt }: Row): OwnProductReview => ({
  id,
  rating,
  title,
  text,
  status,
  note: adminNote,
  createdAt: createdAt.toISOString(),
});
