import { useSyncExternalStore } from 'react';

/** Share of each upload that is under way, from 0 to 1, by the name that its call gave it. */
const shares = new Map<string, number>();
const listeners = new Set<() => void>();

export function tellProgress(name: string, share: number | undefined): void {
  if (share === undefined) shares.delete(name);
  else shares.set(name, share);
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How much of this upload has been sent; undefined while none is under way. */
export const useUploadProgress = (name: string): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shares.get(name),
    () => undefined,
  );
