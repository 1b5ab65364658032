import type { Translated } from '@arcada/contracts';
import { DomainError } from '@arcada/service-kit';

const invalid: Translated = {
  en: 'This link is no longer valid. Ask for a new one.',
  'pt-BR': 'Este link não é mais válido. Peça um novo.',
  es: 'Este enlace ya no es válido. Pide uno nuevo.',
};

export const invalidToken = () =>
  new DomainError('identity.reset.invalid-token', 400, invalid, {
    errors: [{ path: 'token', message: invalid }],
  });
