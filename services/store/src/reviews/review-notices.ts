import { randomUUID } from 'node:crypto';
import { forEachLanguage, links, type Translated } from '@arcada/contracts';
import { inWords, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProductTextEntity } from '../catalogue/product.entity.ts';
import type { ProductReviewEntity } from '../catalogue/product-review.entity.ts';

const words = {
  review: {
    en: 'New review of “{product}”: {stars} of 5 stars',
    'pt-BR': 'Nova avaliação de “{product}”: {stars} de 5 estrelas',
    es: 'Nueva reseña de «{product}»: {stars} de 5 estrellas',
  },
  published: {
    en: 'Your review of “{product}” is published',
    'pt-BR': 'Sua avaliação de “{product}” foi publicada',
    es: 'Tu reseña de «{product}» se ha publicado',
  },
  declined: {
    en: 'Your review of “{product}” was not published',
    'pt-BR': 'Sua avaliação de “{product}” não foi publicada',
    es: 'Tu reseña de «{product}» no se ha publicado',
  },
  replied: {
    en: 'The developer has responded to your review of “{product}”',
    'pt-BR': 'O desenvolvedor respondeu à sua avaliação de “{product}”',
    es: 'El desarrollador ha respondido a tu reseña de «{product}»',
  },
  replyRemoved: {
    en: 'An admin has removed your response to a review of “{product}”',
    'pt-BR': 'Um administrador removeu sua resposta a uma avaliação de “{product}”',
    es: 'Un administrador ha quitado tu respuesta a una reseña de «{product}»',
  },
} satisfies Record<string, Translated>;
const longest = 1000;
/** Where a reply is written. */
const reviewsOf = (productId: string) => `${links.contentProducts(productId)}?part=reviews`;

/** Notices about reviews, each in the transaction of what it is about. */
@Injectable()
export class ReviewNotices {
  constructor(private readonly outbox: Outbox) {}

  /** A decision to its writer, and the review that it publishes to the product's producer. */
  async decided(
    manager: EntityManager,
    review: ProductReviewEntity,
    decision: 'published' | 'declined',
    { note, ownerId }: { note: string | null; ownerId: string | null },
  ): Promise<void> {
    const { productId, rating, text } = review;
    await this.give(manager, review, decision, { to: review.userId, text: note ?? '', path: links.product(productId) });
    // Published again after an admin has declined it, it is nothing new.
    if (decision === 'published' && review.status === 'pending')
      await this.give(manager, review, 'review', { to: ownerId, text, path: reviewsOf(productId) }, rating);
  }

  /** To who wrote the review. */
  async replied(manager: EntityManager, review: ProductReviewEntity, text: string): Promise<void> {
    await this.give(manager, review, 'replied', { to: review.userId, text, path: links.product(review.productId) });
  }

  /** To who wrote the reply, when someone else has removed it. */
  async replyRemoved(manager: EntityManager, review: ProductReviewEntity, by: string): Promise<void> {
    const { reply, repliedBy, productId } = review;
    const to = repliedBy === by ? null : repliedBy;
    await this.give(manager, review, 'replyRemoved', { to, text: reply ?? '', path: reviewsOf(productId) });
  }

  /** To nobody where a review of the demo data has no writer, or a product no producer. */
  private async give(
    manager: EntityManager,
    { productId }: ProductReviewEntity,
    word: keyof typeof words,
    { to, text, path }: { to: string | null; text: string; path: string },
    stars = 0,
  ): Promise<void> {
    if (!to) return;
    const texts = await manager.findBy(ProductTextEntity, { productId });
    const product = forEachLanguage((each) => texts.find(({ language }) => language === each)?.name || productId);
    await this.outbox.add(manager, 'store.notice.given', {
      id: randomUUID(),
      userId: to,
      kind: 'review',
      title: inWords(words[word], { product, stars: String(stars) }),
      text: forEachLanguage(() => text.slice(0, longest)),
      path,
      mails: true,
    });
  }
}
