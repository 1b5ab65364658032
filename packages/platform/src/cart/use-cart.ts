import { type CartItem, totalOf } from '@arcada/contracts';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiError } from '../api/api-error.ts';
import { cartApi } from './cart.api.ts';
import { setCartDrawer } from './cart-drawer.slice.ts';
import { readCartId } from './cart-id.ts';

const never = () => () => {};
/** The cart id, known in the browser only (undefined while the server renders and hydrates). */
export const useCartId = () => useSyncExternalStore(never, readCartId, () => undefined);

export interface Cart {
  cartId: string | undefined;
  status: 'loading' | 'ready' | 'failed';
  lines: CartItem[];
  /** Sum of quantities. */
  count: number;
  /** Sum of price times quantity, in dollars. */
  total: number;
  error?: ApiError;
  retry: () => void;
}

const empty: CartItem[] = [];

/** The cart's content. A failed fetch gives an empty list and status `failed`; nothing may be written from that. */
export function useCart(): Cart {
  const cartId = useCartId();
  const query = cartApi.useStoreCartQuery(cartId ?? '', { skip: !cartId, refetchOnMountOrArgChange: 5 });
  const failed = query.isError;
  const lines = failed ? empty : (query.data ?? empty);
  return {
    cartId,
    status: failed ? 'failed' : query.data ? 'ready' : 'loading',
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: totalOf(lines),
    error: query.error as ApiError | undefined,
    retry: query.refetch,
  };
}

export type CartSubject = { productId: string; price: number } | { courseId: string; price: number };

/** Adds one product or course. Resolves to an error instead of throwing, so that callers always handle both. */
export function useAddToCart(): (subject: CartSubject) => Promise<ApiError | undefined> {
  const cartId = useCartId();
  const [add] = cartApi.useStoreCartAddMutation();
  return useCallback(
    async (subject) => {
      const type = 'productId' in subject ? ('product' as const) : ('course' as const);
      const { error } = await add({ cartId: cartId ?? readCartId(), type, quantity: 1, ...subject });
      return error as ApiError | undefined;
    },
    [add, cartId],
  );
}

export function useOpenCart(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => dispatch(setCartDrawer(true)), [dispatch]);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Clears the cart with the specification's two guards (decision 12): a request in flight stops the refetch that
 * follows 500 ms after success; a lock keeps the button disabled until 1000 ms after that.
 */
export function useClearCart(): { clear: () => Promise<ApiError | undefined>; locked: boolean } {
  const { cartId, retry } = useCart();
  const [request] = cartApi.useStoreCartClearMutation();
  const inFlight = useRef(false);
  const [locked, setLocked] = useState(false);
  const clear = useCallback(async () => {
    if (!cartId || inFlight.current) return undefined;
    inFlight.current = true;
    setLocked(true);
    const { error } = await request(cartId);
    inFlight.current = false;
    if (!error) {
      await pause(500);
      if (!inFlight.current) retry();
      await pause(1000);
    }
    setLocked(false);
    return error as ApiError | undefined;
  }, [cartId, request, retry]);
  return { clear, locked };
}
