import { z } from 'zod';
import { pageOf, pageQuery } from '../http/list.schema.ts';
import { roleSchema, userSchema } from './user.schema.ts';

export const usersQuery = pageQuery.extend({
  q: z.string().trim().max(100).optional(),
  role: roleSchema.optional().catch(undefined),
  /** `true`: only accounts with a pending role request. */
  pending: z.enum(['true', 'false']).optional().catch(undefined),
});

/** An account as admins see it. Granting and declining take the request's id. */
export const managedUserSchema = userSchema.extend({
  createdAt: z.iso.datetime(),
  roleRequest: z.object({ id: z.uuid(), role: roleSchema, createdAt: z.iso.datetime() }).nullable(),
});
export const managedUsersSchema = pageOf(managedUserSchema);
export type ManagedUser = z.infer<typeof managedUserSchema>;
export type UsersQuery = z.infer<typeof usersQuery>;
