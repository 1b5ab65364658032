import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const texts = {
  needed: {
    en: 'Enter the code from your authenticator app.',
    'pt-BR': 'Digite o código do seu aplicativo autenticador.',
    es: 'Escribe el código de tu aplicación de autenticación.',
  },
  wrong: {
    en: 'This code is incorrect or was already used. Enter the one your app shows now.',
    'pt-BR': 'Este código está incorreto ou já foi usado. Digite o que o aplicativo mostra agora.',
    es: 'Este código no es correcto o ya se ha usado. Escribe el que la aplicación muestra ahora.',
  },
  on: {
    en: 'The second factor is already on.',
    'pt-BR': 'O segundo fator já está ativado.',
    es: 'El segundo factor ya está activado.',
  },
  off: {
    en: 'The second factor is not on.',
    'pt-BR': 'O segundo fator não está ativado.',
    es: 'El segundo factor no está activado.',
  },
  own: {
    en: 'Turn off your own second factor in your account.',
    'pt-BR': 'Desative seu próprio segundo fator na sua conta.',
    es: 'Desactiva tu propio segundo factor en tu cuenta.',
  },
} satisfies Record<string, Translated>;

const inField = (message: Translated) => ({ errors: [{ path: 'code', message }] });

/** 400 and not 401: the password is right, and a signed-in person stays so. */
export const codeNeeded = () =>
  new DomainError('identity.second-factor.code-needed', 400, texts.needed, inField(texts.needed));
export const wrongCode = () =>
  new DomainError('identity.second-factor.code-wrong', 400, texts.wrong, inField(texts.wrong));
export const alreadyOn = () => new DomainError('identity.second-factor.on', 409, texts.on);
export const notOn = () => new DomainError('identity.second-factor.off', 409, texts.off);
export const ownFactor = () => new DomainError('identity.second-factor.own', 409, texts.own);
