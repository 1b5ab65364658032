import type { OrderStatus } from '@arcada/contracts';
import { api } from '@arcada/platform';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { commerceApi } from '../../commerce/commerce.api.ts';

const waits = [1000, 2000, 3000, 5000, 8000, 13_000, 21_000];

/** While an order is pending, asks the server again after growing pauses; once it is paid the cart is fetched anew. */
export function useOrderProgress(orderId: string, status: OrderStatus | undefined): void {
  const [refresh] = commerceApi.useStoreOrderRefreshMutation();
  const dispatch = useDispatch();
  const open = status === 'pending' || status === 'paid';
  useEffect(() => {
    if (!orderId || !open) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = (attempt: number) => {
      const wait = waits[attempt];
      if (stopped || wait === undefined) return;
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
  }, [orderId, open, refresh]);
  useEffect(() => {
    if (status === 'fulfilled') dispatch(api.util.invalidateTags(['Cart', 'Licence']));
  }, [status, dispatch]);
}
