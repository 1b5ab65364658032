import type { Actor, UserActor } from '@arcada/service-kit';

/** The signed-in user. The route's policy admits no other caller. */
export function userOf(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw new Error('a route for users was entered without one');
  return actor;
}
