import type { Language, PageOf, ProductReview } from '@arcada/contracts';
import { type Database, markChanged } from '@arcada/service-kit';
import type { EntityManager } from 'typeorm';
import { ProductEntity } from './product.entity.ts';
import { ProductReviewEntity } from './product-review.entity.ts';

/** Published reviews of a product, newest first. */
export async function readReviews(
  manager: EntityManager,
  productId: string,
  language: Language,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<PageOf<ProductReview>> {
  const [rows, total] = await manager.findAndCount(ProductReviewEntity, {
    where: { productId, status: 'published' },
    order: { createdAt: 'DESC', id: 'ASC' },
    skip: (page - 1) * pageSize,
    take: pageSize,
  });
  return { items: rows.map((row) => publicReview(row, language)), total, page, pageSize };
}

/** A published review as everyone reads it. */
export function publicReview(row: ProductReviewEntity, language: Language): ProductReview {
  const { id, authorName, rating, title, text, translations, createdAt } = row;
  return {
    id,
    authorName,
    rating,
    title: translations?.title[language] ?? title,
    text: translations?.text[language] ?? text,
    createdAt: createdAt.toISOString(),
    reply: replyOf(row),
  };
}

/** What was written below a review for whoever made the product. */
export const replyOf = ({ reply, repliedAt }: Pick<ProductReviewEntity, 'reply' | 'repliedAt'>) =>
  reply !== null && repliedAt ? { text: reply, at: repliedAt.toISOString() } : null;

/**
 * Locks the product, before its reviews are read: what is counted then includes what everybody else has written.
 * Null when there is no such product.
 */
export async function lockReviewed(
  database: Database,
  manager: EntityManager,
  productId: string,
): Promise<ProductEntity | null> {
  const query = manager.createQueryBuilder(ProductEntity, 'product').where('product.id = :productId', { productId });
  return database.forUpdate(query).getOne();
}

/** Counts the stars of a locked product anew: of the reviews that can be read, and of no others. */
export async function countStars(manager: EntityManager, productId: string): Promise<void> {
  const rows = await manager.find(ProductReviewEntity, {
    where: { productId, status: 'published' },
    select: { id: true, rating: true },
  });
  const histogram = [1, 2, 3, 4, 5].map((stars) => rows.filter(({ rating }) => rating === stars).length);
  await manager.update(ProductEntity, { id: productId }, { reviewHistogram: JSON.stringify(histogram) });
  await markChanged(manager, [productId]);
}
