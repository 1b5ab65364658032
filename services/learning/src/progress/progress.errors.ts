import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  needsPassing: {
    en: 'This lesson is complete once you have passed it.',
    'pt-BR': 'Esta aula é concluída quando você é aprovado nela.',
    es: 'Esta lección se completa cuando la apruebas.',
  },
  noQuiz: {
    en: 'This lesson has no quiz.',
    'pt-BR': 'Esta aula não tem questionário.',
    es: 'Esta lección no tiene cuestionario.',
  },
  noExercise: {
    en: 'This lesson has no exercise.',
    'pt-BR': 'Esta aula não tem exercício.',
    es: 'Esta lección no tiene ejercicio.',
  },
} satisfies Record<string, Translated>;

export const needsPassing = () => new DomainError('learning.lesson.needs-passing', 409, texts.needsPassing);
export const noQuiz = () => new DomainError('learning.lesson.no-quiz', 404, texts.noQuiz);
export const noExercise = () => new DomainError('learning.lesson.no-exercise', 404, texts.noExercise);
