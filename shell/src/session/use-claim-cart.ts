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
    if (error) console.warn('The cart was not bound to the account; it stays in this browser.', error);
    else noteJoined(cartId, before, data);
  };
}
