import { forgetDraft, keepDraft, readDraft } from '@arcada/platform';

const name = 'coupon of the cart';

/** The coupon that was accepted for this cart in this browser, until the account is left. */
export const readKeptCoupon = (cartId: string) => readDraft(name, cartId) as string | undefined;
export const keepCoupon = (cartId: string, code: string) => keepDraft(name, code, cartId);
export const forgetCoupon = () => forgetDraft(name);
/** An order was placed with it: the cart is another one now, in every tab. */
export const forgetUsedCoupon = () => forgetDraft(name, true);
