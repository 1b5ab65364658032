import { type CartItem, totalOf } from '@arcada/contracts';
import { useCallback, useSyncExternalStore } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { api } from '../api/api.ts';
import type { ApiError } from '../api/api-error.ts';
import type { PlatformState } from '../api/store.ts';
import { type CartLineDetails, cartApi } from './cart.api.ts';
import { clearingAnswered, clearingStarted, clearingUnlocked } from './cart-clearing.slice.ts';
import { setCartDrawer } from './cart-drawer.slice.ts';
import { notYourCart, readCartId, watchCartId } from './cart-id.ts';
import { readSeenCart, readSeenDetails } from './seen-cart.ts';

/** The cart id, known in the browser only (undefined while the server renders and hydrates). */
export const useCartId = () => useSyncExternalStore(watchCartId, readCartId, () => undefined);

export interface Cart {
  cartId: string | undefined;
  /** `seen`: the cart is unavailable, and the lines are those last seen. They are only displayed. */
  status: 'loading' | 'ready' | 'seen' | 'failed';
  lines: CartItem[];
  /** Sum of quantities. */
  count: number;
  /** Sum of price times quantity, in dollars. */
  total: number;
  error?: ApiError;
  /** No response, or a server error. */
  unreachable: boolean;
  retry: () => void;
  retrying: boolean;
}

const empty: CartItem[] = [];

/**
 * The cart's content. After a failed fetch, what was last seen, or else nothing; neither may be
 * written back.
 */
export function useCart(): Cart {
  const cartId = useCartId();
  const query = cartApi.useStoreCartQuery(cartId ?? '', { skip: !cartId, refetchOnMountOrArgChange: 5 });
  const slow = useSelector((state: PlatformState) => state.cartWait.slow);
  // The error stays while the cart is refetched, so that the page doesn't flicker with each
  // attempt.
  const error = query.error as ApiError | undefined;
  const { currentData } = query;
  const unreachable = error !== undefined && (error.status === 0 || error.status >= 500);
  const seen =
    cartId && (unreachable || (slow && !currentData)) ? (currentData ?? readSeenCart(cartId)?.lines) : undefined;
  const lines = seen ?? (error ? empty : (currentData ?? empty));
  return {
    cartId,
    status: seen?.length ? 'seen' : error ? 'failed' : currentData ? 'ready' : 'loading',
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: totalOf(lines),
    error,
    unreachable,
    retry: query.refetch,
    retrying: query.isFetching,
  };
}

/** Name and picture of a line; until they have arrived, and while the cart is unavailable, those last seen. */
export function useCartLineDetails(line: CartItem, seen = false): Partial<CartLineDetails> {
  const id = line.productId ?? line.courseId ?? '';
  const kept = readSeenDetails(id);
  const { data } = cartApi.useStoreCartLineDetailsQuery({ type: line.type, id }, { skip: seen && Boolean(kept) });
  return data ?? kept ?? { name: id };
}

export type CartSubject = { productId: string; price: number } | { courseId: string; price: number };

/**
 * Adds a product or course, once or for several seats. Resolves to an error instead of throwing, so that callers
 * always handle both.
 */
export function useAddToCart(): (subject: CartSubject, seats?: number) => Promise<ApiError | undefined> {
  const cartId = useCartId();
  const [add] = cartApi.useStoreCartAddMutation();
  const [change] = cartApi.useStoreCartChangeMutation();
  return useCallback(
    async (subject, seats = 1) => {
      const type = 'productId' in subject ? ('product' as const) : ('course' as const);
      // An addition is of one; the line's quantity is then raised by the others.
      const addTo = async (id: string) => {
        const { data: line, error } = await add({ cartId: id, type, quantity: 1, ...subject });
        if (!line || seats === 1) return error as ApiError | undefined;
        return (await change({ id: line.id, quantity: line.quantity + seats - 1 })).error as ApiError | undefined;
      };
      const error = await addTo(cartId ?? readCartId());
      // This browser has another cart by now.
      return error?.code === notYourCart ? addTo(readCartId()) : error;
    },
    [add, cartId, change],
  );
}

export function useOpenCart(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => dispatch(setCartDrawer(true)), [dispatch]);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface ClearCart {
  /** `onCleared` is called with the lines as soon as they are gone. */
  clear: (onCleared?: (lines: readonly CartItem[]) => void) => Promise<ApiError | undefined>;
  /** While true nothing more is cleared, and buttons show it. */
  locked: boolean;
  /** Why the last attempt of this button failed. */
  error?: ApiError;
}

/**
 * Clears the cart with the specification's two guards: a request in flight stops the refetch that
 * follows 500 ms after success; a lock keeps every such button disabled until 1000 ms after that.
 */
export function useClearCart(): ClearCart {
  const { cartId, status, lines } = useCart();
  const store = useStore<PlatformState>();
  const locked = useSelector((state: PlatformState) => state.cartClearing.locked);
  const [request, { error }] = cartApi.useStoreCartClearMutation();
  const clear = useCallback<ClearCart['clear']>(
    async (onCleared) => {
      if (!cartId || status !== 'ready' || store.getState().cartClearing.locked) return undefined;
      store.dispatch(clearingStarted());
      const { error: failure } = await request(cartId);
      store.dispatch(clearingAnswered());
      if (!failure) {
        onCleared?.(lines);
        await pause(500);
        if (!store.getState().cartClearing.inFlight) store.dispatch(api.util.invalidateTags(['Cart']));
        await pause(1000);
      }
      store.dispatch(clearingUnlocked());
      return failure as ApiError | undefined;
    },
    [cartId, status, lines, store, request],
  );
  return { clear, locked, error: error as ApiError | undefined };
}
