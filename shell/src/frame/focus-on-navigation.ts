import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { visitorActs } from './hold-scroll.ts';

/**
 * What counts as one page for its reader: a path and, where it has several, the page of a list or
 * lesson of a course.
 */
function pageOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  return [pathname, query.get('page') ?? '1', query.get('lesson') ?? ''].join(' ');
}

const patience = 3000;

/**
 * Scrolls there, once the page is long enough: its content may still be loading. Any action of the
 * visitor cancels it.
 */
function scrollOnceTo(top: number): () => void {
  window.scrollTo(0, top);
  if (top === 0 || Math.round(window.scrollY) >= Math.round(top)) return () => undefined;
  const grown = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.round(window.scrollY) >= Math.round(top)) end();
  });
  const timer = setTimeout(end, patience);
  function end() {
    grown.disconnect();
    clearTimeout(timer);
    for (const name of visitorActs) window.removeEventListener(name, end);
  }
  grown.observe(document.body);
  for (const name of visitorActs) window.addEventListener(name, end, { passive: true });
  return end;
}

/** The entry of the tab's history, whose page may be replaced by another: anchors within a page have their own too, but no key of the router. */
const entryOf = (key: string): string => window.navigation?.currentEntry?.key ?? key;

/**
 * After a change of page: to the top (or the previous position, on back and forward) and focus on
 * the content, so that screen readers start there. Filters and tabs in the query don't scroll; back
 * from an anchor returns to where it was pressed.
 */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const page = pageOf(location.pathname, location.search);
  const before = useRef({ page, hash: location.hash });
  const positions = useRef(new Map<string, number>());

  // Before the browser reports the shorter next page, which is not the visitor's position on this
  // one.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const entry = entryOf(location.key) + page;
    const remember = () => positions.current.set(entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [page, location]);

  // A page that is reloaded or returned to from another site is placed by the browser.
  useEffect(() => {
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  useLayoutEffect(() => {
    const { key, hash } = location;
    const known = positions.current.get(entryOf(key) + page);
    const { page: pageBefore, hash: hashBefore } = before.current;
    before.current = { page, hash };
    if (page === pageBefore) {
      if (hash !== hashBefore && known !== undefined) window.scrollTo(0, known);
      return;
    }
    main.current?.focus({ preventScroll: true });
    return scrollOnceTo(known ?? 0);
  }, [page, location]);
  return main;
}
