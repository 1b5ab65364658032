import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const invalid: Translated = {
  en: 'Invalid credentials',
  'pt-BR': 'Credenciais inválidas',
  es: 'Credenciales no válidas',
};

/** The same for an unknown name and a wrong password. */
export const invalidCredentials = () => new DomainError('identity.credentials.invalid', 401, invalid);
