import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  exists: {
    en: 'You have reviewed this course already.',
    'pt-BR': 'Você já avaliou este curso.',
    es: 'Ya has valorado este curso.',
  },
  own: {
    en: 'You teach this course, so you can’t review it.',
    'pt-BR': 'Este curso é seu: quem ensina não pode avaliar.',
    es: 'Este curso es tuyo: quien lo imparte no puede valorarlo.',
  },
  notFound: {
    en: 'This review does not exist or is not published.',
    'pt-BR': 'Esta avaliação não existe ou não está publicada.',
    es: 'Esta reseña no existe o no está publicada.',
  },
  notTheInstructor: {
    en: 'Only whoever teaches this course replies to its reviews. You can remove a reply.',
    'pt-BR': 'Só quem ensina este curso responde às avaliações dele. Você pode remover uma resposta.',
    es: 'Solo quien imparte este curso responde a sus reseñas. Puedes quitar una respuesta.',
  },
  reviewerLeft: {
    en: 'The purchase of whoever wrote this review was refunded or disputed: you can remove your response, but not write or change one.',
    'pt-BR':
      'A compra de quem escreveu esta avaliação foi reembolsada ou contestada: você pode remover a sua resposta, mas não escrever nem alterar uma.',
    es: 'La compra de quien escribió esta reseña se ha reembolsado o disputado: puedes quitar tu respuesta, pero no escribir ni cambiar ninguna.',
  },
} satisfies Record<string, Translated>;

export const reviewExists = () => new DomainError('learning.review.exists', 409, texts.exists);
/** A rating is worth something only when whom it sells for doesn't give it. */
export const reviewOfOwnCourse = () => new DomainError('learning.review.own-course', 403, texts.own);
export const reviewNotFound = () => new DomainError('learning.review.not-found', 404, texts.notFound);
export const notTheInstructor = () => new DomainError('learning.review.not-instructor', 403, texts.notTheInstructor);
export const reviewerLeft = () => new DomainError('learning.review.reviewer-left', 409, texts.reviewerLeft);
