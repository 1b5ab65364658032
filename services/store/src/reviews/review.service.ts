import { randomUUID } from 'node:crypto';
import type { NewProductReview, OwnProductReview } from '@arcada/contracts';
import { likeText } from '@arcada/search';
import { Database, type UserActor } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Catalogue } from '../catalogue/catalogue.ts';
import { productNotFound } from '../catalogue/product.errors.ts';
import { ProductReviewEntity } from '../catalogue/product-review.entity.ts';
import { countStars, lockReviewed } from '../catalogue/product-reviews.ts';
import { Licences } from '../licences/licence.service.ts';
import { Authors } from './authors.ts';
import { reviewByOwnersOnly, reviewOfOwnProduct } from './review.errors.ts';
import { presentReview } from './review-view.ts';

/** Reviews by buyers: one each, shown once an admin has published it. */
@Injectable()
export class Reviews {
  constructor(
    private readonly authors: Authors,
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly licences: Licences,
  ) {}

  async own(userId: string, productId: string): Promise<OwnProductReview | null> {
    const row = await this.database.read.findOneBy(ProductReviewEntity, { productId, userId });
    return row && presentReview(row);
  }

  /**
   * Writes the one review of a buyer, in place of an earlier one. A changed review is a new one, with an id of its
   * own: an admin's decision about the text before doesn't publish this one.
   */
  async write(author: UserActor, productId: string, given: NewProductReview): Promise<OwnProductReview> {
    if (!(await this.licences.owns(author.id, productId))) throw reviewByOwnersOnly();
    const authorName = await this.authors.signature(author);
    const review = { rating: given.rating, title: given.title || null, text: given.text };
    const row = await this.database.transaction(async (manager) => {
      const product = await lockReviewed(this.database, manager, productId);
      if (!product) throw productNotFound();
      if (product.ownerId === author.id) throw reviewOfOwnProduct();
      const before = await manager.findOneBy(ProductReviewEntity, { productId, userId: author.id });
      if (before && isSame(before, review)) return before;
      if (before) await manager.delete(ProductReviewEntity, { id: before.id });
      const written = manager.create(ProductReviewEntity, {
        id: randomUUID(),
        productId,
        userId: author.id,
        authorName,
        ...review,
        translations: null,
        source: 'buyer',
        status: 'pending',
        adminNote: null,
        searchText: likeText(authorName, review.title ?? '', review.text),
        createdAt: new Date(),
        // A reply to the words before goes with them.
        reply: null,
        repliedBy: null,
        repliedAt: null,
      });
      await manager.insert(ProductReviewEntity, written);
      if (before?.status === 'published') await countStars(manager, productId);
      return written;
    });
    await this.catalogue.publish(productId);
    return presentReview(row);
  }

  /** Nothing happens when there is none: a repeated request succeeds, too. */
  async remove(userId: string, productId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (await lockReviewed(this.database, manager, productId)) await this.take(manager, userId, productId);
    });
    await this.catalogue.publish(productId);
  }

  private async take(manager: EntityManager, userId: string, productId: string): Promise<void> {
    const gone = await manager.delete(ProductReviewEntity, { productId, userId });
    if (gone.affected) await countStars(manager, productId);
  }
}

const isSame = (
  row: ProductReviewEntity,
  { rating, title, text }: Pick<ProductReviewEntity, 'rating' | 'title' | 'text'>,
) => row.rating === rating && row.title === title && row.text === text;
