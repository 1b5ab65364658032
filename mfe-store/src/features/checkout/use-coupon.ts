import type { CouponQuote } from '@arcada/contracts';
import { useCart, useSession } from '@arcada/platform';
import { useSearchParams } from 'react-router-dom';
import { commerceApi } from '../../shared/commerce.api.ts';

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

/** The coupon of this checkout, in the page's address: a reload and a link keep it. Coupons are for accounts. */
export function useCoupon(): CheckoutCoupon {
  const [search, setSearch] = useSearchParams();
  const { cartId = '', status, lines } = useCart();
  const session = useSession();
  const code = (search.get('coupon') ?? '').trim().slice(0, 100);
  const skip = !code || session.status !== 'signed-in' || status !== 'ready' || lines.length === 0;
  const query = commerceApi.useStoreCouponQuery({ cartId, code }, { skip, refetchOnMountOrArgChange: true });
  const isRefused = skip || query.isError;
  return {
    code,
    quote: isRefused ? undefined : query.currentData,
    error: skip || query.isFetching ? undefined : query.error,
    isLoading: !skip && query.isFetching,
    apply: (typed) => setSearch(typed ? { coupon: typed } : {}, { replace: true }),
  };
}
