import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const busy: Translated = {
  en: 'Too many people are signing in right now. Please try again in a few seconds.',
  'pt-BR': 'Muitas pessoas estão entrando agora. Tente novamente em alguns segundos.',
  es: 'Hay muchas personas iniciando sesión ahora. Vuelve a intentarlo en unos segundos.',
};
const common: Translated = {
  en: 'This password is too easy to guess. Choose another one.',
  'pt-BR': 'Esta senha é fácil de adivinhar. Escolha outra.',
  es: 'Esta contraseña es fácil de adivinar. Elige otra.',
};
const wrong: Translated = {
  en: 'The current password is incorrect.',
  'pt-BR': 'A senha atual não está correta.',
  es: 'La contraseña actual no es correcta.',
};

const needed: Translated = {
  en: 'Type your current password.',
  'pt-BR': 'Digite sua senha atual.',
  es: 'Escribe tu contraseña actual.',
};

export const tooBusy = () =>
  new DomainError('identity.busy', 429, busy, {
    data: { retryAfter: 2 },
    headers: { 'retry-after': '2' },
    logLevel: 'warn',
  });

export const commonPassword = (path: string) =>
  new DomainError('identity.password.common', 400, common, { errors: [{ path, message: common }] });

/** 400 and not 401 or 403: the person is signed in and allowed, the form's field is wrong. */
export const wrongPassword = (path: string) =>
  new DomainError('identity.password.wrong', 400, wrong, { errors: [{ path, message: wrong }] });

export const passwordNeeded = (path: string) =>
  new DomainError('identity.password.needed', 400, needed, { errors: [{ path, message: needed }] });
