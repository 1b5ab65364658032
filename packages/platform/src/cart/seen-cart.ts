import type { CartItem } from '@arcada/contracts';
import type { CartLineDetails } from './cart.api.ts';

interface SeenCart {
  cartId: string;
  lines: CartItem[];
  /** Names and pictures by product or course id. */
  details: Record<string, CartLineDetails>;
}

const key = 'cartSeen';
let memory: { text: string; cart: SeenCart } | undefined;

function read(): SeenCart | undefined {
  try {
    const text = localStorage.getItem(key);
    if (!text) return undefined;
    // The same text gives the same object: components compare lines by identity.
    if (memory?.text !== text) memory = { text, cart: JSON.parse(text) as SeenCart };
    return memory.cart;
  } catch {
    // Refused, or written by another version: treated as empty.
    return undefined;
  }
}

function write(cart: SeenCart): void {
  try {
    localStorage.setItem(key, JSON.stringify(cart));
  } catch (error) {
    console.warn('Local storage is refused.', error);
  }
}

/** The cart as last seen in this browser, shown while it can't be fetched. */
export function readSeenCart(cartId: string): SeenCart | undefined {
  const seen = read();
  return seen?.cartId === cartId ? seen : undefined;
}

export function keepSeenCart(cartId: string, lines: CartItem[]): void {
  if (lines.length === 0) forgetSeenCart();
  else write({ cartId, lines, details: readSeenCart(cartId)?.details ?? {} });
}

/** By product or course id only, because the server may give a line the cart id of the account. */
export const readSeenDetails = (id: string): CartLineDetails | undefined => read()?.details[id];

export function keepSeenDetails(id: string, details: CartLineDetails): void {
  const seen = read();
  if (seen?.lines.some((line) => (line.productId ?? line.courseId) === id))
    write({ ...seen, details: { ...seen.details, [id]: details } });
}

/**
 * Calls back when another tab has seen other lines than before: it changed the cart. What is read again there and is
 * the same changes nothing in storage, so tabs don't call each other back and forth.
 */
export function watchSeenCart(listener: () => void): () => void {
  const linesIn = (text: string | null) => {
    try {
      return JSON.stringify((JSON.parse(text ?? '{}') as Partial<SeenCart>).lines ?? []);
    } catch {
      // Written by another version: whatever it holds, the cart is read again.
      return undefined;
    }
  };
  const handleStorage = ({ key: changed, oldValue, newValue }: StorageEvent) => {
    if (changed === key && linesIn(oldValue) !== linesIn(newValue)) listener();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

export function forgetSeenCart(): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn('Local storage is refused.', error);
  }
}
