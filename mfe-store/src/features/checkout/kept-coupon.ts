const key = 'cartCoupon';

/** The coupon that was accepted for this cart in this browser. */
export function readKeptCoupon(cartId: string): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { cartId?: unknown; code?: unknown };
    return kept.cartId === cartId && typeof kept.code === 'string' ? kept.code : undefined;
  } catch {
    // Refused, or written by another version: there is none.
    return undefined;
  }
}

export function keepCoupon(cartId: string, code: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ cartId, code }));
  } catch (error) {
    console.warn('Local storage is refused or full: the coupon is only in the address.', error);
  }
}

export function forgetCoupon(): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn('Local storage is refused.', error);
  }
}
