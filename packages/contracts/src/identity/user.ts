import type { Translated } from '../texts/languages.ts';

export const roles = ['customer', 'producer', 'admin'] as const;
export type Role = (typeof roles)[number];
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

/** Ends an admin's view of the site as another account: beside the sign-out the only change that a view may make. */
export const viewEnd = '/api/user/view/end';

/**
 * Names the account that a page is shown for, with every call that changes something: the gateway
 * refuses what another account's session, begun in another tab, would do.
 */
export const shownAccount = { header: 'x-account', refused: 'gateway.other-account' } as const;
