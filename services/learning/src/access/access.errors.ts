import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  notEnrolled: {
    en: 'This lesson is for those who are enrolled in the course.',
    'pt-BR': 'Esta aula é para quem está inscrito no curso.',
    es: 'Esta lección es para quienes están inscritos en el curso.',
  },
} satisfies Record<string, Translated>;

export const notEnrolled = () =>
  new DomainError('learning.course.not-enrolled', 403, texts.notEnrolled, { logLevel: 'debug' });
