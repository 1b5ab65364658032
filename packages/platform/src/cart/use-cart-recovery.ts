import { useEffect } from 'react';
import type { Cart } from './use-cart.ts';

const interval = 5000;

/** Asks for a cart that couldn't be fetched again by itself, while the page is looked at, until it is there. */
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
