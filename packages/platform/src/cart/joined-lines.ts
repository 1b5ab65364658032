import type { CartItem } from '@arcada/contracts';

interface Joined {
  cartId: string;
  /** Seats by product or course id. */
  seats: Record<string, number>;
}

const key = 'cartJoined';
let memory: Joined | undefined;

export const refOf = ({ productId, courseId }: Pick<CartItem, 'productId' | 'courseId'>) => productId ?? courseId ?? '';

/**
 * Notes what a sign-in has brought into this browser's cart from the account's earlier one, until the buyer has seen
 * it. Who had nothing in this browser was about to pay nothing else: nothing is noted then.
 */
export function noteJoined(cartId: string, before: readonly CartItem[], after: readonly CartItem[]): void {
  if (before.length === 0) return;
  const had = new Map(before.map((line) => [refOf(line), line.quantity]));
  const added = after.flatMap((line): [string, number][] => {
    const seats = line.quantity - (had.get(refOf(line)) ?? 0);
    return seats > 0 ? [[refOf(line), seats]] : [];
  });
  keepJoined(added.length > 0 ? { cartId, seats: Object.fromEntries(added) } : undefined);
}

/** Of each product or course, how many seats came with the sign-in. */
export function readJoined(cartId: string | undefined): Readonly<Record<string, number>> {
  memory ??= inStorage((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Joined | null) ?? undefined;
  return (memory?.cartId === cartId && memory?.seats) || {};
}

/** The buyer knows of these; without an id of all. */
export function forgetJoined(ref?: string): void {
  const { [ref ?? '']: _known, ...seats } = memory?.seats ?? {};
  keepJoined(ref && memory && Object.keys(seats).length > 0 ? { ...memory, seats } : undefined);
}

function keepJoined(joined: Joined | undefined): void {
  memory = joined;
  inStorage((storage) => (joined ? storage.setItem(key, JSON.stringify(joined)) : storage.removeItem(key)));
}

/** The browser may refuse storage: what was noted then lasts as long as the page. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch (error) {
    console.warn('Session storage is refused.', error);
    return undefined;
  }
}
