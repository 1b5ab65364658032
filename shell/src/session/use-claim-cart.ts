import { cartApi, noteJoined, readCartId, readSeenCart } from '@arcada/platform';

/**
 * Binds this browser's cart to the account that has just signed in, and notes what the account's earlier cart adds to
 * it. A failure is harmless: the cart stays usable.
 */
export function useClaimCart(): () => Promise<void> {
  const [claim] = cartApi.useStoreCartClaimMutation();
  return async () => {
    const cartId = readCartId();
    const before = readSeenCart(cartId)?.lines ?? [];
    const { data, error } = await claim(cartId);
    if (data) noteJoined(cartId, before, data);
    // Of a cart that belongs to somebody else the browser has left the id already, for a new one.
    else if (readCartId() === cartId)
      console.warn('The cart was not bound to the account; it stays in this browser.', error);
  };
}
