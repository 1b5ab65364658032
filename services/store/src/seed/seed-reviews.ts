import type { Database } from '@arcada/service-kit';
import { In } from 'typeorm';
import { ProductEntity } from '../catalogue/product.entity.ts';
import { ProductReviewEntity } from '../catalogue/product-review.entity.ts';
import { countStars, lockReviewed } from '../catalogue/product-reviews.ts';
import { type ReviewSeed, reviewSeeds } from './review-seeds.ts';

/** Writes the reviews of the demo products that aren't there yet, and counts their stars. */
export async function seedReviews(database: Database): Promise<void> {
  const rows = reviewSeeds.map(toRow);
  await database.transaction(async (manager) => {
    const present = await manager.findBy(ProductReviewEntity, { id: In(rows.map(({ id }) => id)) });
    const ids = [...new Set(rows.map(({ productId }) => productId))];
    const products = await manager.findBy(ProductEntity, { id: In(ids) });
    const missing = rows.filter(
      ({ id, productId }) =>
        !present.some((row) => row.id === id) && products.some((product) => product.id === productId),
    );
    if (missing.length === 0) return;
    await manager.insert(ProductReviewEntity, missing);
    for (const productId of [...new Set(missing.map((row) => row.productId))].sort()) {
      await lockReviewed(database, manager, productId);
      await countStars(manager, productId);
    }
  });
}

const toRow = ({ productId, authorName, rating, title, text, on }: ReviewSeed) => ({
  id: `seed-${productId}-${on}`,
  productId,
  userId: null,
  authorName,
  rating,
  title: title.en,
  text: text.en,
  translations: { title, text },
  source: 'seed' as const,
  status: 'published' as const,
  adminNote: null,
  searchText: null,
  reply: null,
  repliedBy: null,
  repliedAt: null,
  createdAt: new Date(`${on}T12:00:00Z`),
});
