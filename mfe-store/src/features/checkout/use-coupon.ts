import type { CouponQuote } from '@arcada/contracts';
import { isApiError, useCart, useSession } from '@arcada/platform';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { commerceApi } from '../../shared/commerce.api.ts';
import { forgetCoupon, keepCoupon, readKeptCoupon } from './kept-coupon.ts';

/** Responses about the code itself; after others the same code may be accepted. */
const refusals = new Set([400, 404, 409]);

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
 * The coupon of this checkout, in the page's address: a reload and a link keep it, until it is refused. One that was
 * accepted is there again whenever this cart is at the checkout, until it is removed or, once told, refused. Coupons
 * are for accounts.
 */
export function useCoupon(): CheckoutCoupon {
  const [search, setSearch] = useSearchParams();
  const { cartId = '', status, lines } = useCart();
  const session = useSession();
  const code = (search.get('coupon') ?? '').trim().slice(0, 100);
  const skip = !code || session.status !== 'signed-in' || status !== 'ready' || lines.length === 0;
  const query = commerceApi.useStoreCouponQuery({ cartId, code }, { skip, refetchOnMountOrArgChange: true });
  // Still there while it is asked about again.
  const isRefused = skip || query.error !== undefined;
  const quote = isRefused ? undefined : query.currentData;
  const kept = cartId && !code ? readKeptCoupon(cartId) : undefined;
  useEffect(() => {
    if (kept) setSearch({ coupon: kept }, { replace: true });
  }, [kept, setSearch]);
  const accepted = quote?.code;
  useEffect(() => {
    if (cartId && accepted) keepCoupon(cartId, accepted);
  }, [cartId, accepted]);
  const [refusal, setRefusal] = useState<{ requestId: string | undefined; error: unknown }>();
  const { error, requestId, isFetching } = query;
  // A code that is tried again comes with its earlier refusal until it is asked about.
  const isTurnedDown =
    !skip && !isFetching && requestId !== refusal?.requestId && isApiError(error) && refusals.has(error.status);
  useEffect(() => {
    if (!isTurnedDown) return;
    forgetCoupon();
    setRefusal({ requestId, error });
    setSearch({}, { replace: true });
  }, [isTurnedDown, requestId, error, setSearch]);
  return {
    code,
    quote,
    error: code ? (skip || isFetching ? undefined : error) : refusal?.error,
    isLoading: !skip && isFetching,
    apply: (typed) => {
      if (!typed) forgetCoupon();
      else if (typed === code && !skip && !isFetching) void query.refetch();
      setRefusal((told) => told && { ...told, error: undefined });
      setSearch(typed ? { coupon: typed } : {}, { replace: true });
    },
  };
}
