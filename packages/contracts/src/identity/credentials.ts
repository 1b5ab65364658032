import type { Translated } from '../texts/languages.ts';

// Apart from what every page needs of accounts: only forms need it.
export const credentialLimits = {
  usernameMin: 3,
  usernameMax: 60,
  passwordMin: 6,
  passwordMax: 200,
  fullNameMax: 120,
  emailMax: 254,
} as const;
/** Error texts of fields, in Portuguese in the customer's wording. */
export const credentialMessages = {
  usernameShort: {
    en: 'Username must have at least 3 characters',
    'pt-BR': 'Nome de usuário deve ter pelo menos 3 caracteres',
    es: 'El nombre de usuario debe tener al menos 3 caracteres',
  },
  passwordShort: {
    en: 'Password must have at least 6 characters',
    'pt-BR': 'Senha deve ter pelo menos 6 caracteres',
    es: 'La contraseña debe tener al menos 6 caracteres',
  },
  emailInvalid: { en: 'Invalid email', 'pt-BR': 'Email inválido', es: 'Correo electrónico no válido' },
} satisfies Record<string, Translated>;
