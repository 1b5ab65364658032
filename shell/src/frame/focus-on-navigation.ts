import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * After a change of page: to the top (or where the visitor was, on back and forward) and focus on the content, so that
 * screen readers start there. A changed query alone moves nothing.
 */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const before = useRef(pathname);
  const positions = useRef(new Map<string, number>());

  // Before the browser reports that the next page is shorter: that is not where the visitor was on this one.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, positions.current.get(key) ?? 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, key]);
  return main;
}
