import { forEachLanguage, type Language } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

type Message = Record<Language, (minutes: number) => string>;

const again: Message = {
  en: (n) => `Try again in ${n} ${n === 1 ? 'minute' : 'minutes'}.`,
  'pt-BR': (n) => `Tente novamente em ${n} ${n === 1 ? 'minuto' : 'minutos'}.`,
  es: (n) => `Vuelve a intentarlo en ${n} ${n === 1 ? 'minuto' : 'minutos'}.`,
};

const attempts: Message = {
  en: (n) => `Too many attempts. ${again.en(n)}`,
  'pt-BR': (n) => `Muitas tentativas. ${again['pt-BR'](n)}`,
  es: (n) => `Demasiados intentos. ${again.es(n)}`,
};

const confirmations: Message = {
  en: (n) =>
    `Too many wrong passwords. ${again.en(n)} To continue now, sign out and sign in again; you can also choose a new password there.`,
  'pt-BR': (n) =>
    `Muitas senhas incorretas. ${again['pt-BR'](n)} Para continuar agora, saia e entre de novo; lá você também pode criar uma nova senha.`,
  es: (n) =>
    `Demasiadas contraseñas incorrectas. ${again.es(n)} Para continuar ahora, sal y vuelve a iniciar sesión; allí también puedes crear una contraseña nueva.`,
};

const tooMany = (messages: Message) => (seconds: number) => {
  const message = forEachLanguage((language) => messages[language](Math.ceil(seconds / 60)));
  return new DomainError('identity.too-many-attempts', 429, message, {
    data: { retryAfter: seconds },
    headers: { 'retry-after': String(seconds) },
    logLevel: 'warn',
  });
};

export const tooManyAttempts = tooMany(attempts);

/** Of a person who is signed in: signing in again is what helps. */
export const tooManyConfirmations = tooMany(confirmations);
