import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What is a page to its reader: a path and, where it holds several, which page of a list or lesson of a course. */
function pageOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  return [pathname, query.get('page') ?? '1', query.get('lesson') ?? ''].join(' ');
}

/**
 * After a change of page: to the top (or where the visitor was, on back and forward) and focus on the content, so that
 * screen readers start there. Filters and tabs in the query move nothing.
 */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname, search, key } = useLocation();
  const page = pageOf(pathname, search);
  const before = useRef(page);
  const positions = useRef(new Map<string, number>());

  // Before the browser reports that the next page is shorter: that is not where the visitor was on this one.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (before.current === page) return;
    before.current = page;
    window.scrollTo(0, positions.current.get(key) ?? 0);
    main.current?.focus({ preventScroll: true });
  }, [page, key]);
  return main;
}
