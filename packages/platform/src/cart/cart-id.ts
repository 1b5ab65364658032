import { forgetSeenCart } from './seen-cart.ts';

const key = 'cartId';
const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Code of the refusal of a cart whose account isn't signed in in this browser (any more). */
export const notYourCart = 'store.cart.not-yours';
let remembered: string | undefined;
const listeners = new Set<() => void>();

/**
 * The browser's cart id from local storage; created and stored when absent. Kept in memory when
 * storage is refused.
 */
export function readCartId(): string {
  if (remembered) return remembered;
  try {
    const stored = localStorage.getItem(key);
    if (stored && pattern.test(stored)) {
      remembered = stored;
      return stored;
    }
    remembered = crypto.randomUUID();
    localStorage.setItem(key, remembered);
  } catch (error) {
    console.warn('Local storage is refused.', error);
    remembered ??= crypto.randomUUID();
  }
  return remembered;
}

/** Leaves the cart to its account: the next cart in this browser is a new, empty one. */
export function forgetCartId(): void {
  remembered = undefined;
  forgetSeenCart();
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn('Local storage is refused.', error);
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when this or another tab has switched to another cart. */
export function watchCartId(listener: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    remembered = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}
