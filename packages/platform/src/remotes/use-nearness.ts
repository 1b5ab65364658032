import { type RefObject, useEffect, useRef, useState } from 'react';

interface Nearness {
  place: RefObject<HTMLDivElement | null>;
  /** Resolves when the place is within half a screen of what is visible, and stays resolved. */
  near: Promise<void>;
}

/** Detects when the visitor scrolls near a place. Browsers that can't detect it count as near. */
export function useNearness(): Nearness {
  const place = useRef<HTMLDivElement>(null);
  const [{ near, arrive }] = useState(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { near: promise, arrive: resolve };
  });
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') {
      arrive();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) arrive();
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [arrive]);
  return { place, near };
}
