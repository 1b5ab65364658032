import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const ended: Translated = {
  en: 'You have been signed out. Sign in again to continue.',
  'pt-BR': 'Sua sessão foi encerrada. Entre novamente para continuar.',
  es: 'Tu sesión ha terminado. Vuelve a iniciar sesión para continuar.',
};
const gone: Translated = {
  en: 'This session has already ended.',
  'pt-BR': 'Esta sessão já foi encerrada.',
  es: 'Esta sesión ya ha terminado.',
};

const disabled: Translated = {
  en: 'This account has been disabled. Write to us if you think that this is a mistake.',
  'pt-BR': 'Esta conta foi desativada. Escreva para nós se achar que isso é um engano.',
  es: 'Esta cuenta se ha desactivado. Escríbenos si crees que es un error.',
};

/** Only who has the right password learns it. */
export const accountDisabled = () => new DomainError('identity.account.disabled', 403, disabled);

/** The session of a still valid token has ended. */
export const sessionEnded = () => new DomainError('identity.session.ended', 401, ended);

export const sessionNotFound = () => new DomainError('identity.session.not-found', 404, gone);

export const unknownSession = () =>
  new DomainError('identity.session.unknown', 404, 'No session has this token', { logLevel: 'debug' });
