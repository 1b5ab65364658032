import type { CouponQuote } from '@arcada/contracts';
import { isApiError, useCart, useSession } from '@arcada/platform';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { commerceApi } from '../../shared/commerce.api.ts';
import { forgetCoupon, keepCoupon, readKeptCoupon } from './kept-coupon.ts';

export interface CheckoutCoupon {
  /** As typed; empty without one. */
  code: string;
  /** What the code gives for the cart as it is; undefined while that isn't known, and when it is refused. */
  quote: CouponQuote | undefined;
  error: unknown;
  isLoading: boolean;
  /** Empty removes it. */
  apply: (code: string) => void;
}

/**
 * The coupon of this checkout, in the page's address: a reload and a link keep it. One that was accepted is there again
 * whenever this cart is at the checkout, until it is removed or, once told, refused. Coupons are for accounts.
 */
export function useCoupon(): CheckoutCoupon {
  const [search, setSearch] = useSearchParams();
  const { cartId = '', status, lines } = useCart();
  const session = useSession();
  const code = (search.get('coupon') ?? '').trim().slice(0, 100);
  const skip = !code || session.status !== 'signed-in' || status !== 'ready' || lines.length === 0;
  const query = commerceApi.useStoreCouponQuery({ cartId, code }, { skip, refetchOnMountOrArgChange: true });
  const isRefused = skip || query.isError;
  const quote = isRefused ? undefined : query.currentData;
  const kept = cartId && !code ? readKeptCoupon(cartId) : undefined;
  useEffect(() => {
    if (kept) setSearch({ coupon: kept }, { replace: true });
  }, [kept, setSearch]);
  const accepted = quote?.code;
  useEffect(() => {
    if (cartId && accepted) keepCoupon(cartId, accepted);
  }, [cartId, accepted]);
  const isTurnedDown = !skip && isApiError(query.error) && query.error.status >= 400 && query.error.status < 500;
  useEffect(() => {
    if (isTurnedDown) forgetCoupon();
  }, [isTurnedDown]);
  return {
    code,
    quote,
    error: skip || query.isFetching ? undefined : query.error,
    isLoading: !skip && query.isFetching,
    apply: (typed) => {
      if (!typed) forgetCoupon();
      setSearch(typed ? { coupon: typed } : {}, { replace: true });
    },
  };
}
