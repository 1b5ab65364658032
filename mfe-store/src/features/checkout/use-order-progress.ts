import type { Order } from '@arcada/contracts';
import { type ApiError, isApiError } from '@arcada/platform';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { commerceApi } from '../../shared/commerce.api.ts';
import { storeApi } from '../../shared/store-api.ts';

const waits = [1000, 2000, 3000, 5000, 8000, 13_000, 21_000];
/** Between tries while the store can't be reached: there is nothing that the buyer could do instead. */
const steady = 30_000;

export const isUnreachable = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);

export interface OrderProgress {
  order: Order | undefined;
  error: ApiError | undefined;
  /** The payment provider has been asked: what the order says about its payment is true. */
  isChecked: boolean;
  /** True once all pauses are over and the order is still open. */
  stillOpen: boolean;
  /** Starts over. */
  askAgain: () => void;
}

/**
 * The order after its payment. While it is open, or can't be read, the server is polled with growing pauses; once it is
 * complete the cart is refetched.
 */
export function useOrderProgress(orderId: string, signedIn: boolean): OrderProgress {
  const query = commerceApi.useStoreOrderQuery(orderId, { skip: !orderId || !signedIn });
  const order = query.data;
  const status = order?.status;
  const [refresh, { isSuccess: isChecked }] = commerceApi.useStoreOrderRefreshMutation();
  const dispatch = useDispatch();
  const [round, setRound] = useState(1);
  const [finished, setFinished] = useState(0);
  const isLost = !order && isUnreachable(query.error);
  const open = signedIn && (isLost || status === 'pending' || status === 'paid');
  useEffect(() => {
    if (!open) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = (attempt: number) => {
      if (stopped) return;
      const wait = waits[attempt] ?? (isLost ? steady : undefined);
      if (wait === undefined) {
        setFinished(round);
        return;
      }
      timer = setTimeout(async () => {
        await refresh(orderId);
        next(attempt + 1);
      }, wait);
    };
    next(0);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [orderId, open, isLost, round, refresh]);
  useEffect(() => {
    if (status === 'fulfilled') dispatch(storeApi.util.invalidateTags(['Cart', 'Licence']));
  }, [status, dispatch]);
  const askAgain = useCallback(() => setRound((before) => before + 1), []);
  const error = order ? undefined : (query.error as ApiError | undefined);
  return { order, error, isChecked, stillOpen: open && finished === round, askAgain };
}
