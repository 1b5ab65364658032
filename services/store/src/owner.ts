import type { Actor } from '@arcada/service-kit';

/** Id of the signed-in user. The route's policy admits no other caller. */
export function ownerId(actor: Actor): string {
  if (actor.kind !== 'user') throw new Error('a route for users was entered without one');
  return actor.id;
}
