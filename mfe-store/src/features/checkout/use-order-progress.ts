import type { OrderStatus } from '@arcada/contracts';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { commerceApi } from '../../shared/commerce.api.ts';
import { storeApi } from '../../shared/store-api.ts';

const waits = [1000, 2000, 3000, 5000, 8000, 13_000, 21_000];

export interface OrderProgress {
  /** True once all pauses are over and the order is still open. */
  stillOpen: boolean;
  /** Starts over. */
  askAgain: () => void;
}

/**
 * While an order is open, polls the server with growing pauses; once it is complete the cart is
 * refetched.
 */
export function useOrderProgress(orderId: string, status: OrderStatus | undefined): OrderProgress {
  const [refresh] = commerceApi.useStoreOrderRefreshMutation();
  const dispatch = useDispatch();
  const [round, setRound] = useState(1);
  const [finished, setFinished] = useState(0);
  const open = Boolean(orderId) && (status === 'pending' || status === 'paid');
  useEffect(() => {
    if (!open) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = (attempt: number) => {
      if (stopped) return;
      const wait = waits[attempt];
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
  }, [orderId, open, round, refresh]);
  useEffect(() => {
    if (status === 'fulfilled') dispatch(storeApi.util.invalidateTags(['Cart', 'Licence']));
  }, [status, dispatch]);
  const askAgain = useCallback(() => setRound((before) => before + 1), []);
  return { stillOpen: open && finished === round, askAgain };
}
