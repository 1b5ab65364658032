import type { Language, Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const gone: Translated = {
  en: 'This session has already ended.',
  'pt-BR': 'Esta sessão já foi encerrada.',
  es: 'Esta sesión ya ha terminado.',
};

export const sessionNotFound = (language: Language) =>
  new DomainError('identity.session.not-found', 404, gone[language]);

export const unknownSession = () =>
  new DomainError('identity.session.unknown', 404, 'No session has this token', { logLevel: 'debug' });
