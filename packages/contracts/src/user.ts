import type { z } from 'zod';
import type { loginSchema, registrationSchema, sessionInfoSchema, userSchema } from './user.schema.ts';

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
/** The customer's words for what is wrong with a field, as the server answers them; the site says them in its language. */
export const credentialMessages = {
  usernameShort: 'Nome de usuário deve ter pelo menos 3 caracteres',
  passwordShort: 'Senha deve ter pelo menos 6 caracteres',
  emailInvalid: 'Email inválido',
} as const;
export type User = z.infer<typeof userSchema>;
export type Login = z.infer<typeof loginSchema>;
export type Registration = z.input<typeof registrationSchema>;
export type SessionInfo = z.infer<typeof sessionInfoSchema>;
