import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  notEnrolled: {
    en: 'This lesson is for learners enrolled in the course.',
    'pt-BR': 'Esta aula é para quem está matriculado no curso.',
    es: 'Esta lección es para quienes están inscritos en el curso.',
  },
} satisfies Record<string, Translated>;

export const notEnrolled = () =>
  new DomainError('learning.course.not-enrolled', 403, texts.notEnrolled, { logLevel: 'debug' });
