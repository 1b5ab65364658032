import type { Language } from '@arcada/contracts';
import type { Actor } from '@arcada/service-kit';
import { notYourCart } from './cart.errors.ts';

/** The caller of a cart request: an account, or a visitor without one. */
export interface CartAsker {
  userId: string | undefined;
  language: Language;
  /** An admin who views the site as the account: its browser's own cart is another one. */
  isViewed?: boolean;
}

export const askerOf = (actor: Actor, language: Language): CartAsker => ({
  userId: actor.kind === 'user' ? actor.id : undefined,
  language,
  isViewed: actor.kind === 'user' && actor.viewedBy !== undefined,
});

/**
 * Only requests of its own account may use an account's cart: a device whose session has ended
 * still has the id. For a visitor's cart the id is enough.
 */
export function checkOwner(owner: string | null | undefined, asker: CartAsker): void {
  if (owner && owner !== asker.userId) throw notYourCart();
}
