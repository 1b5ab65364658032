import type {
  AdminProductReview,
  AdminReviewQuery,
  KeysetPage,
  Language,
  ReviewDecisions,
  ReviewResults,
} from '@arcada/contracts';
import { fold } from '@arcada/search';
import {
  Database,
  type KeysetOrder,
  likePart,
  noteUnchanged,
  readKeyset,
  recordChange,
  requireAdminStep,
  type UserActor,
} from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Catalogue } from '../catalogue/catalogue.ts';
import { ProductEntity, ProductTextEntity } from '../catalogue/product.entity.ts';
import { ProductReviewEntity } from '../catalogue/product-review.entity.ts';
import { countStars, lockReviewed, replyOf } from '../catalogue/product-reviews.ts';
import { productSubject } from '../catalogue/product-subject.ts';
import { Licences } from '../licences/licence.service.ts';
import { ReviewNotices } from './review-notices.ts';
import { presentReview } from './review-view.ts';

const orders: Record<AdminReviewQuery['sort'], KeysetOrder<ProductReviewEntity>> = {
  createdAt: { by: 'review.createdAt', valueOf: ({ createdAt }) => createdAt },
  rating: { by: 'review.rating', valueOf: ({ rating }) => rating },
};

/** Reviews of the demo data have no text prepared for the search. */
const demoFound = `(review.source = 'seed' and (lower(review.authorName) like :typed escape '!'
  or lower(review.title) like :typed escape '!' or lower(review.text) like :typed escape '!'))`;

type Result = ReviewResults['results'][number]['result'];

/** Decisions of admins about what buyers, and the demo data, say of products. */
@Injectable()
export class ReviewAdmin {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly licences: Licences,
    private readonly notices: ReviewNotices,
  ) {}

  async list({ status, q, ...request }: AdminReviewQuery, language: Language): Promise<KeysetPage<AdminProductReview>> {
    const query = this.database.read.createQueryBuilder(ProductReviewEntity, 'review');
    if (status) query.andWhere('review.status = :status', { status });
    if (q) {
      const named = query
        .subQuery()
        .select('text.productId')
        .from(ProductTextEntity, 'text')
        .where("lower(text.name) like :typed escape '!'");
      query
        .andWhere(
          `(review.searchText like :pattern escape '!' or ${demoFound} or review.productId in ${named.getQuery()})`,
        )
        .setParameters({ pattern: likePart(fold(q)), typed: likePart(q.toLowerCase()) });
    }
    const { rows, ...page } = await readKeyset(query, request, orders);
    const ended = await this.licences.ended(
      rows.flatMap(({ userId }) => userId ?? []),
      rows.map(({ productId }) => productId),
    );
    const ids = [...new Set(rows.map(({ productId }) => productId))];
    const house = await this.database.read.find(ProductEntity, {
      where: { id: In(ids), ownerId: IsNull() },
      select: { id: true },
    });
    const ofHouse = new Set(house.map(({ id }) => id));
    return { items: rows.map((row) => this.view(row, { ended, ofHouse }, language)), ...page };
  }

  /**
   * Each review on its own: one that is gone doesn't hold up the others. A decision can be changed
   * later; rating and count are updated at once. A note, which the writers of the reviews get, needs a password that was
   * just typed.
   */
  async decideAll(admin: UserActor, { ids, ...decision }: ReviewDecisions): Promise<ReviewResults> {
    if (decision.note) requireAdminStep(admin, true);
    const results: ReviewResults['results'] = [];
    for (const id of new Set(ids)) results.push({ id, result: await this.decideOne(id, decision) });
    return { results };
  }

  private async decideOne(id: string, { decision, note }: Omit<ReviewDecisions, 'ids'>): Promise<Result> {
    const known = await this.database.read.findOneBy(ProductReviewEntity, { id });
    if (!known) {
      noteUnchanged();
      return 'missing';
    }
    const { productId } = known;
    const result = await this.database.transaction(async (manager): Promise<Result> => {
      const product = await lockReviewed(this.database, manager, productId);
      const row = await manager.findOneBy(ProductReviewEntity, { id });
      // Without a new note the one before stays with the decision that it explains.
      const after = { status: decision, adminNote: note || (row?.status === decision ? row.adminNote : null) };
      if (!row || (row.status === after.status && row.adminNote === after.adminNote)) {
        noteUnchanged();
        return row ? 'unchanged' : 'missing';
      }
      const before = { status: row.status, adminNote: row.adminNote };
      await manager.update(ProductReviewEntity, { id }, after);
      await countStars(manager, productId);
      // A note that is added later isn't another decision.
      if (before.status !== decision) {
        const ownerId = product?.ownerId ?? null;
        await this.notices.decided(manager, row, decision, { note: after.adminNote, ownerId });
      }
      await recordChange(manager, {
        action: `store.review.${decision}`,
        subject: { ...(await productSubject(manager, productId)), kind: 'review', id },
        before,
        after,
      });
      return 'decided';
    });
    if (result === 'decided') await this.catalogue.publish(productId);
    return result;
  }

  private view(
    row: ProductReviewEntity,
    { ended, ofHouse }: Record<'ended' | 'ofHouse', ReadonlySet<string>>,
    language: Language,
  ): AdminProductReview {
    return {
      ...presentReview(row),
      ...(row.translations && { title: row.translations.title[language], text: row.translations.text[language] }),
      demo: row.source === 'seed',
      productId: row.productId,
      productName: this.catalogue.find(row.productId, language)?.name ?? row.productId,
      authorName: row.authorName,
      purchaseEnded: ended.has(`${row.userId} ${row.productId}`),
      reply: replyOf(row),
      ofHouse: ofHouse.has(row.productId),
    };
  }
}
