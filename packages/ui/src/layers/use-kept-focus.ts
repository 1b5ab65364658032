import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Of a place with buttons: when what had the focus there is gone, or was disabled while it worked, also when a dialog did
 * the work, the keyboard stays. It is given back to the same button as soon as that can be pressed again, else to `next`.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, next: () => HTMLElement | null | undefined) {
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const before = last.current;
    const at = document.activeElement;
    if (!before || !place.current) return;
    if (at !== document.body) {
      if (!place.current.contains(at) && !at?.closest('dialog')) last.current = undefined;
      return;
    }
    const isThere = before.isConnected;
    const isDisabled = before.matches(':disabled');
    if (isThere && isDisabled && place.current.querySelector('[aria-busy="true"]')) return;
    last.current = undefined;
    (isThere && !isDisabled ? before : next())?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = target;
    },
    // Of what is disabled a browser tells that it was left, of what is gone it doesn't.
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      last.current = target.matches(':disabled') || relatedTarget?.closest('dialog') ? target : undefined;
    },
  };
}
