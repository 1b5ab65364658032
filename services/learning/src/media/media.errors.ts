import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  closed: {
    en: 'This address is not valid or has expired. Open the lesson again.',
    'pt-BR': 'Este endereço não é válido ou expirou. Abra a aula de novo.',
    es: 'Esta dirección no es válida o ha caducado. Abre la lección de nuevo.',
  },
  notFound: {
    en: 'This file does not exist or has been removed.',
    'pt-BR': 'Este arquivo não existe ou foi removido.',
    es: 'Este archivo no existe o se ha eliminado.',
  },
} satisfies Record<string, Translated>;

export const mediaClosed = () => new DomainError('learning.media.closed', 403, texts.closed, { logLevel: 'debug' });
export const mediaNotFound = () => new DomainError('learning.media.not-found', 404, texts.notFound);
