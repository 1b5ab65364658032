import { DomainError } from '@arcada/service-kit';

export const reviewByOwnersOnly = () =>
  new DomainError('store.review.not-owned', 403, {
    en: 'Only people who own this product can review it.',
    'pt-BR': 'Só quem tem este produto pode avaliá-lo.',
    es: 'Solo quienes tienen este producto pueden opinar sobre él.',
  });
