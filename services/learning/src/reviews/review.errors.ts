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
  notTheInstructor: {
    en: 'Only whoever teaches this course replies to its reviews. You can remove a reply under Reviews in the admin area.',
    'pt-BR':
      'Só quem ensina este curso responde às avaliações dele. Você pode remover uma resposta em Avaliações, na área de administração.',
    es: 'Solo quien imparte este curso responde a sus reseñas. Puedes quitar una respuesta en Reseñas, en el área de administración.',
  },
} satisfies Record<string, Translated>;

export const reviewExists = () => new DomainError('learning.review.exists', 409, texts.exists);
/** A rating is worth something only when whom it sells for doesn't give it. */
export const reviewOfOwnCourse = () => new DomainError('learning.review.own-course', 403, texts.own);
export const notTheInstructor = () => new DomainError('learning.review.not-instructor', 403, texts.notTheInstructor);
