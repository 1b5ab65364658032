import type { CartItem } from '@arcada/contracts';
import { type ApiError, cartApi } from '@arcada/platform';
import { useRef, useState } from 'react';

/** The quantity of a cart line. Presses while a change is being saved count: the last one is sent after it. */
export function useLineQuantity(line: CartItem) {
  const [send, change] = cartApi.useStoreCartChangeMutation();
  const [wanted, setWanted] = useState<number>();
  const latest = useRef<number>(undefined);

  /** Resolves to why it failed, when the presses so far have been saved. */
  const set = async (quantity: number): Promise<ApiError | undefined> => {
    const saving = latest.current !== undefined;
    latest.current = quantity;
    setWanted(quantity);
    if (saving) return undefined;
    let sent: number | undefined;
    let failure: ApiError | undefined;
    while (latest.current !== sent && !failure) {
      sent = latest.current;
      failure = (await send({ id: line.id, quantity: sent as number })).error as ApiError | undefined;
    }
    latest.current = undefined;
    setWanted(undefined);
    return failure;
  };
  return { quantity: wanted ?? line.quantity, set, error: change.error };
}
