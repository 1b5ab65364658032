import type { ChatMeter } from '@arcada/bim';
import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

/** The English ones of `noSession` and `tooLittle` are the specification's. */
export const chatTexts = {
  noSession: {
    en: 'Please start a chat session first.',
    'pt-BR': 'Inicie uma sessão de chat primeiro.',
    es: 'Inicia primero una sesión de chat.',
  },
  tooLittle: {
    en: 'Please provide more information in the chat before generating suggestions.',
    'pt-BR': 'Forneça mais informações no chat antes de gerar sugestões.',
    es: 'Aporta más información en el chat antes de generar sugerencias.',
  },
  full: {
    en: 'This chat session is full. Delete it to start a new one; the document stays as it is.',
    'pt-BR': 'Esta sessão de chat está cheia. Exclua-a para iniciar outra; o documento não muda.',
    es: 'Esta sesión de chat está llena. Elimínala para iniciar otra; el documento no cambia.',
  },
  brokeOff: {
    en: 'The reply broke off. Your message is kept: try again.',
    'pt-BR': 'A resposta foi interrompida. Sua mensagem foi mantida: tente de novo.',
    es: 'La respuesta se ha interrumpido. Tu mensaje se conserva: vuelve a intentarlo.',
  },
} satisfies Record<string, Translated>;

export const noSession = () => new DomainError('tools.chat.no-session', 409, chatTexts.noSession);
export const tooLittle = (meter: ChatMeter) =>
  new DomainError('tools.chat.too-little', 422, chatTexts.tooLittle, { data: { meter } });
export const sessionFull = () => new DomainError('tools.chat.full', 409, chatTexts.full);
