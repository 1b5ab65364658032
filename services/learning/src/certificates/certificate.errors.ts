import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  notComplete: {
    en: 'The certificate is issued once every lesson is complete.',
    'pt-BR': 'O certificado é emitido quando todas as aulas estiverem concluídas.',
    es: 'El certificado se emite cuando todas las lecciones están completas.',
  },
  noName: {
    en: 'Your certificate is earned, but your name could not be looked up just now. Please try again in a minute.',
    'pt-BR': 'O certificado já é seu, mas não foi possível consultar o seu nome agora. Tente de novo em um minuto.',
    es: 'El certificado ya es tuyo, pero ahora no se ha podido consultar tu nombre. Inténtalo de nuevo en un minuto.',
  },
  unknown: {
    en: 'There is no certificate with this code.',
    'pt-BR': 'Não existe certificado com este código.',
    es: 'No existe ningún certificado con este código.',
  },
} satisfies Record<string, Translated>;

export const notComplete = () => new DomainError('learning.certificate.not-complete', 409, texts.notComplete);
export const nameUnavailable = () =>
  new DomainError('learning.certificate.name-unavailable', 503, texts.noName, {
    headers: { 'retry-after': '60' },
    logLevel: 'warn',
  });
export const unknownCertificate = () =>
  new DomainError('learning.certificate.not-found', 404, texts.unknown, { logLevel: 'debug' });
