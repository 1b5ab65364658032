import { cartApi, readCartId } from '@arcada/platform';

/**
 * Binds this browser's cart to the account that has just signed in. A failure is harmless: the cart
 * stays usable.
 */
export function useClaimCart(): () => Promise<void> {
  const [claim] = cartApi.useStoreCartClaimMutation();
  return async () => {
    const { error } = await claim(readCartId());
    if (error) console.warn('The cart was not bound to the account; it stays in this browser.', error);
  };
}
