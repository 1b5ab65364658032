import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  threadNotFound: {
    en: 'This conversation doesn’t exist, or was deleted. Start a new one.',
    'pt-BR': 'Esta conversa não existe ou foi excluída. Comece uma nova.',
    es: 'Esta conversación no existe o se eliminó. Empieza una nueva.',
  },
  messageNotFound: {
    en: 'This answer doesn’t exist, or its conversation was deleted.',
    'pt-BR': 'Esta resposta não existe ou a conversa foi excluída.',
    es: 'Esta respuesta no existe o se eliminó su conversación.',
  },
  gapNotFound: {
    en: 'This question doesn’t exist any more: it is deleted a year after it was last asked.',
    'pt-BR': 'Esta pergunta não existe mais: ela é excluída um ano depois de ter sido feita pela última vez.',
    es: 'Esta pregunta ya no existe: se elimina un año después de que se hizo por última vez.',
  },
  sourceNotFound: {
    en: 'This source doesn’t exist any more.',
    'pt-BR': 'Esta fonte não existe mais.',
    es: 'Esta fuente ya no existe.',
  },
  threadFull: {
    en: 'This conversation is full. Start a new one; this one stays readable.',
    'pt-BR': 'Esta conversa está cheia. Comece uma nova; esta continua disponível para leitura.',
    es: 'Esta conversación está llena. Empieza una nueva; esta se puede seguir leyendo.',
  },
  tooMany: {
    en: 'You have asked many questions within a minute. Wait a moment and ask again.',
    'pt-BR': 'Você fez muitas perguntas em um minuto. Aguarde um momento e pergunte de novo.',
    es: 'Has hecho muchas preguntas en un minuto. Espera un momento y vuelve a preguntar.',
  },
  busy: {
    en: 'Your earlier questions are still being answered. Wait for them or stop them.',
    'pt-BR': 'Suas perguntas anteriores ainda estão sendo respondidas. Espere ou interrompa.',
    es: 'Todavía se están respondiendo tus preguntas anteriores. Espera o detenlas.',
  },
  failed: {
    en: 'The answer broke off. Ask again.',
    'pt-BR': 'A resposta foi interrompida. Pergunte de novo.',
    es: 'La respuesta se ha interrumpido. Vuelve a preguntar.',
  },
} satisfies Record<string, Translated>;

export const threadNotFound = () => new DomainError('tools.assistant.thread-not-found', 404, texts.threadNotFound);
export const messageNotFound = () => new DomainError('tools.assistant.message-not-found', 404, texts.messageNotFound);
export const sourceNotFound = () => new DomainError('tools.assistant.source-not-found', 404, texts.sourceNotFound);
export const gapNotFound = () => new DomainError('tools.assistant.gap-not-found', 404, texts.gapNotFound);
export const threadFull = () => new DomainError('tools.assistant.thread-full', 409, texts.threadFull);
export const tooManyQuestions = (seconds: number) =>
  new DomainError('tools.assistant.too-many', 429, texts.tooMany, { headers: { 'retry-after': String(seconds) } });
export const tooManyAtOnce = () =>
  new DomainError('tools.assistant.busy', 429, texts.busy, { headers: { 'retry-after': '1' } });
export const answerFailed = () => new DomainError('tools.assistant.answer-failed', 500, texts.failed);
