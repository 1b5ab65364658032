import type { Language } from '@arcada/contracts';
import type { Actor } from '@arcada/service-kit';
import { notYourCart } from './cart.errors.ts';

/** Who asks for a cart: an account, or a visitor without one. */
export interface CartAsker {
  userId: string | undefined;
  language: Language;
}

export const askerOf = (actor: Actor, language: Language): CartAsker => ({
  userId: actor.kind === 'user' ? actor.id : undefined,
  language,
});

/**
 * An account's cart is for requests of that account alone. A device whose session has ended still has the id; for a
 * visitor's cart the id is enough (decision 9).
 */
export function checkOwner(owner: string | null | undefined, asker: CartAsker): void {
  if (owner && owner !== asker.userId) throw notYourCart();
}
