import type { z } from 'zod';
import type { loginSchema, registrationSchema, sessionInfoSchema, userSchema } from './user.schema.ts';

export const roles = ['customer', 'producer', 'admin'] as const;
export type Role = (typeof roles)[number];
export const credentialLimits = { usernameMin: 3, usernameMax: 60, passwordMin: 6, passwordMax: 200 } as const;
export type User = z.infer<typeof userSchema>;
export type Login = z.infer<typeof loginSchema>;
export type Registration = z.input<typeof registrationSchema>;
export type SessionInfo = z.infer<typeof sessionInfoSchema>;
