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
  tooSoon: {
    en: 'You have tried several times. Look at the lessons again; the next attempt is possible in a few minutes.',
    'pt-BR': 'Você já tentou várias vezes. Reveja as aulas; a próxima tentativa é possível em alguns minutos.',
    es: 'Lo has intentado varias veces. Repasa las lecciones; podrás volver a intentarlo en unos minutos.',
  },
  otherQuestions: {
    en: 'Not marked: another attempt was submitted meanwhile, perhaps in another tab. The result shown is of that one.',
    'pt-BR':
      'Não corrigido: outra tentativa foi enviada nesse meio-tempo, talvez em outra aba. O resultado mostrado é o dela.',
    es: 'Sin corregir: entretanto se envió otro intento, quizá en otra pestaña. El resultado que se muestra es el de ese.',
  },
} satisfies Record<string, Translated>;

export const needsPassing = () => new DomainError('learning.lesson.needs-passing', 409, texts.needsPassing);
export const noQuiz = () => new DomainError('learning.lesson.no-quiz', 404, texts.noQuiz);
export const noExercise = () => new DomainError('learning.lesson.no-exercise', 404, texts.noExercise);
export const tooSoon = (retryAt: Date) =>
  new DomainError('learning.lesson.too-soon', 429, texts.tooSoon, { data: { retryAt: retryAt.toISOString() } });
export const otherQuestions = () => new DomainError('learning.lesson.other-questions', 409, texts.otherQuestions);
