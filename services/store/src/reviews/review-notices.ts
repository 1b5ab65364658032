import { randomUUID } from 'node:crypto';
import { forEachLanguage, links, type Translated } from '@arcada/contracts';
import { inWords, Outbox } from '@arcada/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProductTextEntity } from '../catalogue/product.entity.ts';
import type { ProductReviewEntity } from '../catalogue/product-review.entity.ts';

const words = {
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
} satisfies Record<string, Translated>;
const longest = 1000;

/** Notices to buyers of what an admin has decided about their reviews. */
@Injectable()
export class ReviewNotices {
  constructor(private readonly outbox: Outbox) {}

  /** In the transaction of the decision. Reviews of the demo data have no writer. */
  async decided(
    manager: EntityManager,
    { userId, productId }: ProductReviewEntity,
    decision: keyof typeof words,
    note: string | null,
  ): Promise<void> {
    if (!userId) return;
    const texts = await manager.findBy(ProductTextEntity, { productId });
    const product = forEachLanguage((each) => texts.find(({ language }) => language === each)?.name || productId);
    await this.outbox.add(manager, 'store.notice.given', {
      id: randomUUID(),
      userId,
      kind: 'review',
      title: inWords(words[decision], { product }),
      text: forEachLanguage(() => (note ?? '').slice(0, longest)),
      path: links.product(productId),
      mails: true,
    });
  }
}
