import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  exists: {
    en: 'You have reviewed this course already.',
    'pt-BR': 'Você já avaliou este curso.',
    es: 'Ya has valorado este curso.',
  },
} satisfies Record<string, Translated>;

export const reviewExists = () => new DomainError('learning.review.exists', 409, texts.exists);
