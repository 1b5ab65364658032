import type { Language, MakersProductReview, MakersProductReviews, MakersReviewQuery } from '@arcada/contracts';
import {
  confirmIfAdmin,
  Database,
  markChanged,
  noteUnchanged,
  recordChange,
  replyErrors,
  type UserActor,
} from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { Catalogue } from '../catalogue/catalogue.ts';
import { ProductEntity } from '../catalogue/product.entity.ts';
import { productNotFound } from '../catalogue/product.errors.ts';
import { ProductReviewEntity } from '../catalogue/product-review.entity.ts';
import { lockReviewed, publicReview } from '../catalogue/product-reviews.ts';
import { productSubject } from '../catalogue/product-subject.ts';
import { EntitlementEntity } from '../licences/entitlement.entity.ts';
import { Licences } from '../licences/licence.service.ts';
import { ReviewNotices } from './review-notices.ts';

const shown = 200;
const errors = replyErrors('store');
interface Reviewed {
  product: ProductEntity | null;
  review: ProductReviewEntity;
}
type Change = Pick<ProductReviewEntity, 'reply' | 'repliedAt' | 'repliedBy'>;

/** What is written below published reviews for whoever made the product: one reply to each. */
@Injectable()
export class ReviewReplies {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly database: Database,
    private readonly licences: Licences,
    private readonly notices: ReviewNotices,
  ) {}

  async list(
    maker: UserActor,
    productId: string,
    { show }: MakersReviewQuery,
    language: Language,
  ): Promise<MakersProductReviews> {
    assertMaker(maker, await this.database.read.findOneBy(ProductEntity, { id: productId }));
    const published = () =>
      this.database.read.createQueryBuilder(ProductReviewEntity, 'review').where({ productId, status: 'published' });
    const waiting = () => waitingFor(published());
    const rows = await (show === 'unanswered' ? waiting() : published())
      .orderBy('review.createdAt', 'DESC')
      .addOrderBy('review.id')
      .limit(shown)
      .getMany();
    const ended = await this.ended(rows);
    return {
      name: this.catalogue.find(productId, language)?.name ?? productId,
      all: await published().getCount(),
      unanswered: await waiting().getCount(),
      reviews: rows.map((row) => ({ ...publicReview(row, language), purchaseEnded: ended.has(row.id) })),
    };
  }

  /** Written or changed; its date is that of the last change. The reviewer is notified of a new one. */
  async write(
    maker: UserActor,
    productId: string,
    id: string,
    text: string,
    language: Language,
  ): Promise<MakersProductReview> {
    const row = await this.change(productId, id, async (manager, review, product) => {
      assertMaker(maker, product, true);
      if (review.status !== 'published') throw errors.notFound();
      if (review.reply === text) return undefined;
      // Who can no longer answer isn't argued with in public.
      if ((await this.ended([review])).has(id)) throw errors.reviewerLeft();
      if (review.reply === null) await this.notices.replied(manager, review, text);
      await record(manager, maker, { product, review }, text);
      return { reply: text, repliedBy: maker.id, repliedAt: new Date() };
    });
    return { ...publicReview(row, language), purchaseEnded: (await this.ended([row])).has(id) };
  }

  async remove(maker: UserActor, productId: string, id: string): Promise<void> {
    await this.change(productId, id, (manager, review, product) => {
      assertMaker(maker, product, true);
      return this.withoutReply(manager, maker, { product, review });
    });
  }

  /** Of any product; who wrote it is notified. */
  async removeByAdmin(admin: UserActor, id: string): Promise<void> {
    const found = await this.database.read.findOneBy(ProductReviewEntity, { id });
    if (!found) throw errors.notFound();
    await this.change(found.productId, id, (manager, review, product) =>
      this.withoutReply(manager, admin, { product, review }),
    );
  }

  /** Of which reviews the purchase was refunded or disputed since. */
  private async ended(rows: readonly ProductReviewEntity[]): Promise<Set<string>> {
    const ended = await this.licences.ended(
      rows.flatMap(({ userId }) => userId ?? []),
      rows.map(({ productId }) => productId),
    );
    return new Set(rows.flatMap(({ id, userId, productId }) => (ended.has(`${userId} ${productId}`) ? [id] : [])));
  }

  private async withoutReply(manager: EntityManager, actor: UserActor, of: Reviewed) {
    const { review } = of;
    if (review.reply === null) return undefined;
    await this.notices.replyRemoved(manager, review, actor.id);
    await record(manager, actor, of, null);
    return { reply: null, repliedBy: null, repliedAt: null };
  }

  /** `work` returns what changes; undefined: nothing does. */
  private async change(
    productId: string,
    id: string,
    work: (
      manager: EntityManager,
      review: ProductReviewEntity,
      product: ProductEntity | null,
    ) => Promise<Change | undefined>,
  ): Promise<ProductReviewEntity> {
    const row = await this.database.transaction(async (manager) => {
      const product = await lockReviewed(this.database, manager, productId);
      const review = await manager.findOneBy(ProductReviewEntity, { id, productId });
      if (!review) throw errors.notFound();
      const change = await work(manager, review, product);
      if (!change) {
        noteUnchanged();
        return review;
      }
      await manager.update(ProductReviewEntity, { id }, change);
      await markChanged(manager, [productId]);
      return Object.assign(review, change);
    });
    await this.catalogue.publish(productId);
    return row;
  }
}

/**
 * The producer, or an admin for what the house sells itself: for anyone else the product does not exist. What an admin
 * writes or removes where buyers read needs a password that was just typed.
 */
function assertMaker(maker: UserActor, product: ProductEntity | null, writes = false): void {
  const { id, role } = maker;
  if (!product || !(product.ownerId === null ? role === 'admin' : product.ownerId === id)) throw productNotFound();
  confirmIfAdmin(maker, writes);
}

/** Reviews to which a reply can still be written: not those whose purchases have all ended. */
function waitingFor(query: SelectQueryBuilder<ProductReviewEntity>): SelectQueryBuilder<ProductReviewEntity> {
  const bought = () =>
    query
      .subQuery()
      .select('1')
      .from(EntitlementEntity, 'e')
      .where("e.type = 'product' and e.userId = review.userId and e.refId = review.productId");
  const ended = `exists ${bought().getQuery()} and not exists ${bought().andWhere('e.revokedAt is null').getQuery()}`;
  return query.andWhere('review.reply is null').andWhere(`not (${ended})`);
}

/** Only what an admin does to others' words, or in the name of the house, is on record. */
async function record(
  manager: EntityManager,
  actor: UserActor,
  { product, review: { id, productId, reply: before } }: Reviewed,
  reply: string | null,
): Promise<void> {
  if (actor.role !== 'admin' || product?.ownerId === actor.id) return;
  await recordChange(manager, {
    action: `store.review.${reply === null ? 'reply-removed' : 'replied'}`,
    subject: { ...(await productSubject(manager, productId)), kind: 'review', id },
    before: { reply: before },
    after: { reply },
  });
}
