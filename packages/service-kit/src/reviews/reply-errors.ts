import type { Translated } from '@arcada/contracts';
import { DomainError } from '../http/domain-error.ts';

const notFound: Translated = {
  en: 'This review does not exist or is not published.',
  'pt-BR': 'Esta avaliação não existe ou não está publicada.',
  es: 'Esta reseña no existe o no está publicada.',
};
const reviewerLeft: Translated = {
  en: 'The purchase of whoever wrote this review was refunded or disputed: you can remove your response, but not write or change one.',
  'pt-BR':
    'A compra de quem escreveu esta avaliação foi reembolsada ou contestada: você pode remover a sua resposta, mas não escrever nem alterar uma.',
  es: 'La compra de quien escribió esta reseña se ha reembolsado o disputado: puedes quitar tu respuesta, pero no escribir ni cambiar ninguna.',
};

/** Why no reply to a review is written; the same sentences in every area. */
export const replyErrors = (area: 'learning' | 'store') => ({
  notFound: () => new DomainError(`${area}.review.not-found`, 404, notFound),
  reviewerLeft: () => new DomainError(`${area}.review.reviewer-left`, 409, reviewerLeft),
});
