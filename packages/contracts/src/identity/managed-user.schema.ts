import { z } from 'zod';
import { keysetPageOf, keysetQuery } from '../http/keyset.schema.ts';
import { roleSchema, userSchema } from './user.schema.ts';

export const userSorts = ['createdAt', 'username'] as const;

export const usersQuery = keysetQuery(userSorts).extend({
  q: z.string().trim().max(100).optional(),
  role: roleSchema.optional().catch(undefined),
  /** `true`: only accounts with a pending role request. */
  pending: z.enum(['true', 'false']).optional().catch(undefined),
  /** `true`: only accounts that are disabled. */
  disabled: z.enum(['true', 'false']).optional().catch(undefined),
});

/** An account as admins see it. Granting and declining take the request's id. */
export const managedUserSchema = userSchema.extend({
  createdAt: z.iso.datetime(),
  /** The last use, also of sessions that have ended; null when none is on record. */
  lastSeenAt: z.iso.datetime().nullable(),
  /** Since when the account can't be used; null: it can. */
  disabledAt: z.iso.datetime().nullable(),
  /** Whether signing in needs a code besides the password. */
  secondFactor: z.boolean(),
  roleRequest: z.object({ id: z.uuid(), role: roleSchema, createdAt: z.iso.datetime() }).nullable(),
});
export const managedUsersSchema = keysetPageOf(managedUserSchema);
export type ManagedUser = z.infer<typeof managedUserSchema>;
export type UsersQuery = z.infer<typeof usersQuery>;

/**
 * Sessions of an account, for an admin: without what identifies a device. `lastSeenAt`: the last use, also of sessions
 * that have ended; null when none is on record.
 */
export const managedSessionsSchema = z.object({ count: z.int().min(0), lastSeenAt: z.iso.datetime().nullable() });
export type ManagedSessions = z.infer<typeof managedSessionsSchema>;
