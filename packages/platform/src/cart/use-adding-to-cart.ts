import { useCallback, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { type CartSubject, useAddToCart } from './use-cart.ts';

const animation = 600;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface AddingToCart {
  /** True from the press for at least 600 ms. */
  adding: boolean;
  /** Why the last attempt failed: shown at the button as well as in a toast. */
  error?: ApiError;
  add: (subject: CartSubject, seats?: number) => Promise<ApiError | undefined>;
}

/** State of one add-to-cart button: idle, adding for 600 ms, idle again. The caller shows the toast. */
export function useAddingToCart(): AddingToCart {
  const addToCart = useAddToCart();
  const [adding, setAdding] = useState(false);
  const [error, setError] = useState<ApiError>();
  const add = useCallback(
    async (subject: CartSubject, seats?: number) => {
      setAdding(true);
      setError(undefined);
      const [failure] = await Promise.all([addToCart(subject, seats), pause(animation)]);
      setAdding(false);
      setError(failure);
      return failure;
    },
    [addToCart],
  );
  return { adding, error, add };
}
