import { DomainError } from '@arcada/service-kit';

export const reviewByOwnersOnly = () =>
  new DomainError('store.review.not-owned', 403, {
    en: 'Only people who own this product can review it.',
    'pt-BR': 'Só quem tem este produto pode avaliá-lo.',
    es: 'Solo quienes tienen este producto pueden opinar sobre él.',
  });

/** A rating is worth something only when whom it sells for doesn't give it. */
export const reviewOfOwnProduct = () =>
  new DomainError('store.review.own-product', 403, {
    en: 'You publish this product, so you can’t review it.',
    'pt-BR': 'Este produto é seu: quem publica não pode avaliar.',
    es: 'Este producto es tuyo: quien lo publica no puede opinar sobre él.',
  });
