import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  exists: {
    en: 'You have reviewed this course already.',
    'pt-BR': 'Você já avaliou este curso.',
    es: 'Ya has valorado este curso.',
  },
  notFound: {
    en: 'This review does not exist or has been removed.',
    'pt-BR': 'Esta avaliação não existe ou foi removida.',
    es: 'Esta reseña no existe o se ha eliminado.',
  },
} satisfies Record<string, Translated>;

export const reviewExists = () => new DomainError('learning.review.exists', 409, texts.exists);
export const reviewNotFound = () =>
  new DomainError('learning.review.not-found', 404, texts.notFound, { logLevel: 'debug' });
