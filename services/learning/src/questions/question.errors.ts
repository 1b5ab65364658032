import { forEachLanguage, type Language, type Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';
import type { Post } from './post-limits.ts';

const texts = {
  notFound: {
    en: 'This question does not exist or has been removed.',
    'pt-BR': 'Esta pergunta não existe ou foi removida.',
    es: 'Esta pregunta no existe o se ha eliminado.',
  },
  answerNotFound: {
    en: 'This answer does not exist or has been removed.',
    'pt-BR': 'Esta resposta não existe ou foi removida.',
    es: 'Esta respuesta no existe o se ha eliminado.',
  },
  tooMany: {
    en: 'This question has as many answers as it can hold.',
    'pt-BR': 'Esta pergunta já tem o máximo de respostas.',
    es: 'Esta pregunta ya tiene el máximo de respuestas.',
  },
  answered: {
    en: 'This question has been answered: it can no longer be changed or removed. Ask another one.',
    'pt-BR': 'Esta pergunta já foi respondida: não pode mais ser alterada nem removida. Faça outra.',
    es: 'Esta pregunta ya tiene respuesta: no se puede cambiar ni eliminar. Haz otra.',
  },
} satisfies Record<string, Translated>;

const minutes = (n: number, one: string, other: string) => `${n} ${n === 1 ? one : other}`;
const waitTexts: Record<Post, Record<Language, (n: number) => string>> = {
  question: {
    en: (n) =>
      `You have asked many questions within an hour. Your text stays here: send it again in ${minutes(n, 'minute', 'minutes')}.`,
    'pt-BR': (n) =>
      `Você fez muitas perguntas em uma hora. O seu texto continua aqui: envie de novo em ${minutes(n, 'minuto', 'minutos')}.`,
    es: (n) =>
      `Has hecho muchas preguntas en una hora. Tu texto sigue aquí: envíalo de nuevo en ${minutes(n, 'minuto', 'minutos')}.`,
  },
  answer: {
    en: (n) =>
      `You have written many answers within an hour. Your text stays here: send it again in ${minutes(n, 'minute', 'minutes')}.`,
    'pt-BR': (n) =>
      `Você escreveu muitas respostas em uma hora. O seu texto continua aqui: envie de novo em ${minutes(n, 'minuto', 'minutos')}.`,
    es: (n) =>
      `Has escrito muchas respuestas en una hora. Tu texto sigue aquí: envíalo de nuevo en ${minutes(n, 'minuto', 'minutos')}.`,
  },
};

export const questionNotFound = () => new DomainError('learning.question.not-found', 404, texts.notFound);
export const answerNotFound = () => new DomainError('learning.answer.not-found', 404, texts.answerNotFound);
export const questionFull = () => new DomainError('learning.question.full', 409, texts.tooMany);
export const questionAnswered = () => new DomainError('learning.question.answered', 409, texts.answered);
export const tooManyPosts = (post: Post, seconds: number) =>
  new DomainError(
    `learning.${post}.too-many`,
    429,
    forEachLanguage((each) => waitTexts[post][each](Math.ceil(seconds / 60))),
    { headers: { 'retry-after': String(seconds) } },
  );
