import { forEachLanguage, type Language } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const messages: Record<Language, (minutes: number) => string> = {
  en: (n) => `Too many attempts. Try again in ${n} ${n === 1 ? 'minute' : 'minutes'}.`,
  'pt-BR': (n) => `Muitas tentativas. Tente novamente em ${n} ${n === 1 ? 'minuto' : 'minutos'}.`,
  es: (n) => `Demasiados intentos. Vuelve a intentarlo en ${n} ${n === 1 ? 'minuto' : 'minutos'}.`,
};

export const tooManyAttempts = (seconds: number) => {
  const message = forEachLanguage((language) => messages[language](Math.ceil(seconds / 60)));
  return new DomainError('identity.too-many-attempts', 429, message, {
    data: { retryAfter: seconds },
    headers: { 'retry-after': String(seconds) },
    logLevel: 'warn',
  });
};
