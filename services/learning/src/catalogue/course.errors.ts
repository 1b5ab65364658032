import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const notFound: Translated = {
  en: 'Course not found: The course you are looking for does not exist or has been removed.',
  'pt-BR': 'Curso não encontrado: O curso que você procura não existe ou foi removido.',
  es: 'Curso no encontrado: El curso que buscas no existe o se ha eliminado.',
};

const lessonMissing: Translated = {
  en: 'This lesson does not exist or has been removed.',
  'pt-BR': 'Esta aula não existe ou foi removida.',
  es: 'Esta lección no existe o se ha eliminado.',
};

export const courseNotFound = () => new DomainError('learning.course.not-found', 404, notFound);
export const lessonNotFound = () => new DomainError('learning.lesson.not-found', 404, lessonMissing);
