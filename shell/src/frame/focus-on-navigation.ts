import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { followPage } from './hold-scroll.ts';

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
function scrollOnceTo(top: number): (() => void) | undefined {
  const arrives = () => {
    window.scrollTo(0, top);
    return Math.round(window.scrollY) >= Math.round(top);
  };
  if (arrives()) return undefined;
  const { end } = followPage(() => {
    if (arrives()) end();
  }, patience);
  return end;
}

const anchorPatience = 10_000;

/**
 * Scrolls to what has the id and gives it the focus, once it is there: the page's content may still be loading, and
 * what is above it may still grow. Any action of the visitor cancels it.
 */
function showOnceThere(id: string): () => void {
  let target: HTMLElement | null = null;
  const place = () => {
    const found = document.getElementById(id);
    if (!found) return;
    if (found !== target) {
      target = found;
      if (!found.hasAttribute('tabindex')) found.tabIndex = -1;
      found.focus({ preventScroll: true });
      following.endIn(patience);
    }
    found.scrollIntoView();
  };
  const changed = new MutationObserver(() => {
    if (!target?.isConnected) place();
  });
  const following = followPage(place, anchorPatience, () => changed.disconnect());
  place();
  changed.observe(document.body, { childList: true, subtree: true });
  return following.end;
}

/** Whether the page was opened by its address, and not reloaded or returned to. */
const isOpened = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/** The entry of the tab's history, whose page may be replaced by another: anchors within a page have their own too, but no key of the router. */
const entryOf = (key: string): string => window.navigation?.currentEntry?.key ?? key;

/**
 * After a change of page: to the top (or the previous position, on back and forward) and focus on
 * the content, so that screen readers start there. An address with an anchor leads to it instead. Filters and tabs in
 * the query don't scroll; back from an anchor returns to where it was pressed.
 */
export function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const page = pageOf(location.pathname, location.search);
  const last = useRef<{ page: string; hash: string }>(undefined);
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
    const entry = entryOf(key) + page;
    const known = positions.current.get(entry);
    const before = last.current;
    last.current = { page, hash };
    const anchor = hash.slice(1);
    const isNew = !before && anchor !== '' && isOpened() && !document.getElementById(anchor);
    const isSame = !before || page === before.page;
    // Who never scrolls is somewhere, too.
    positions.current.set(entry, known ?? (isSame ? window.scrollY : 0));
    // Of a page that is drawn here the browser looked for the anchor in vain.
    if (isNew) return showOnceThere(anchor);
    if (isSame) {
      if (before && hash !== before.hash && known !== undefined) window.scrollTo(0, known);
      return;
    }
    main.current?.focus({ preventScroll: true });
    if (known !== undefined || anchor === '') return scrollOnceTo(known ?? 0);
    window.scrollTo(0, 0);
    return showOnceThere(anchor);
  }, [page, location]);
  return main;
}
