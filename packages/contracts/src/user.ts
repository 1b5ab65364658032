import { z } from 'zod';

export const roles = ['customer', 'producer', 'admin'] as const;
export type Role = (typeof roles)[number];
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
export type User = z.infer<typeof userSchema>;

const username = z.string().trim().min(3, 'Nome de usuário deve ter pelo menos 3 caracteres').max(60);
const password = z.string().min(6, 'Senha deve ter pelo menos 6 caracteres').max(200);
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
export type Login = z.infer<typeof loginSchema>;
export type Registration = z.input<typeof registrationSchema>;

export const sessionInfoSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  userAgent: z.string(),
  address: z.string(),
  current: z.boolean(),
});
export type SessionInfo = z.infer<typeof sessionInfoSchema>;
