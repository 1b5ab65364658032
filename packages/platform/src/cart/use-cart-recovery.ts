import { useEffect } from 'react';
import type { Cart } from './use-cart.ts';

const interval = 5000;

/** Refetches a cart that couldn't be fetched, while the page is visible, until it succeeds. */
export function useCartRecovery({ unreachable, retry }: Cart): void {
  useEffect(() => {
    if (!unreachable) return undefined;
    const ask = () => {
      if (document.visibilityState === 'visible') retry();
    };
    const timer = setInterval(ask, interval);
    const moments = ['focus', 'online', 'visibilitychange'];
    // `visibilitychange` bubbles from the document to the window.
    for (const moment of moments) window.addEventListener(moment, ask);
    return () => {
      clearInterval(timer);
      for (const moment of moments) window.removeEventListener(moment, ask);
    };
  }, [unreachable, retry]);
}
