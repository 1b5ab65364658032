import { z } from 'zod';
import { credentialLimits, roles } from './user.ts';

export const roleSchema = z.enum(roles);

export const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  fullName: z.string().nullable(),
  role: roleSchema,
  /** A role asked for at registration that an admin has not yet granted or declined. */
  requestedRole: roleSchema.nullable(),
});

const username = z
  .string()
  .trim()
  .min(credentialLimits.usernameMin, 'Nome de usuário deve ter pelo menos 3 caracteres')
  .max(credentialLimits.usernameMax);
const password = z
  .string()
  .min(credentialLimits.passwordMin, 'Senha deve ter pelo menos 6 caracteres')
  .max(credentialLimits.passwordMax);
const email = z.string().trim().toLowerCase().max(254).pipe(z.email('Email inválido'));

/** Messages are the customer's (product.md section 5); browsers translate them by the field. */
export const loginSchema = z.object({ username, password });
export const registrationSchema = z.object({
  username,
  password,
  email,
  fullName: z.string().trim().max(120).optional(),
  role: roleSchema.default('customer'),
});
export const emailSchema = z.object({ email });
export const resetPasswordSchema = z.object({ token: z.string().min(20).max(200), password });
export const changePasswordSchema = z.object({ currentPassword: z.string().max(200), newPassword: password });
export const profileSchema = z.object({
  email: email.optional(),
  fullName: z.string().trim().max(120).nullable().optional(),
});

export const sessionInfoSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  userAgent: z.string(),
  address: z.string(),
  current: z.boolean(),
});
