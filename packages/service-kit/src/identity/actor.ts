import { type InternalCaller, type Role, roles } from '@arcada/contracts';
import { z } from 'zod';

/** The caller of a request, according to the signed internal token. */
export type Actor =
  | {
      kind: 'user';
      id: string;
      username: string;
      role: Role;
      sessionId: string;
      /** When the session's holder last typed the password; milliseconds since 1970. */
      confirmedAt?: number;
      /** Until when the session may use the admin area; milliseconds since 1970. */
      adminUntil?: number;
      /** The admin area demands a second factor, and the account has none. */
      secondFactorMissing?: boolean;
      /** The admin who views the site as this user; the gateway lets nothing be changed meanwhile. */
      viewedBy?: string;
    }
  | { kind: 'anonymous' }
  | { kind: 'service'; name: InternalCaller };

export type UserActor = Extract<Actor, { kind: 'user' }>;

/** The signed-in user. The route's policy admits no other caller. */
export function userOf(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw new Error('a route for users was entered without one');
  return actor;
}

const userClaims = z.object({
  sub: z.string().min(1),
  username: z.string(),
  role: z.enum(roles),
  sid: z.string(),
  confirmedAt: z.number().optional(),
  adminUntil: z.number().optional(),
  secondFactorMissing: z.boolean().optional(),
  viewedBy: z.string().optional(),
});

/**
 * Reads the actor from verified claims. Only the gateway acts for people: undefined when another
 * caller names a user, or when the user's claims are incomplete.
 */
export function actorOf(issuer: InternalCaller, claims: Record<string, unknown>): Actor | undefined {
  if (claims.sub !== undefined) {
    if (issuer !== 'gateway') return undefined;
    const user = userClaims.safeParse(claims);
    if (!user.success) return undefined;
    const { sub, sid, ...rest } = user.data;
    return { kind: 'user', id: sub, sessionId: sid, ...rest };
  }
  // The gateway marks its own calls; everything else that it signs without a user is for an
  // anonymous visitor.
  return issuer === 'gateway' && claims.own !== true ? { kind: 'anonymous' } : { kind: 'service', name: issuer };
}
