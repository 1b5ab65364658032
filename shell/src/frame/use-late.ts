import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** After the page's own files and when the browser is idle. Safari has no idle callback. */
function whenIdle(work: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(work, { timeout: 2000 });
      cancel = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(work, 300);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel();
  };
}

/**
 * For code outside the first view: `load` runs when the page is rendered and idle, and again with
 * each change of page until it reports success. A placeholder hands its focus over.
 */
export function useLate(load: () => Promise<boolean>, wanted = true) {
  const { key } = useLocation();
  const [ready, setReady] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page is the occasion to try again
  useEffect(() => {
    if (ready || !wanted) return;
    return whenIdle(async () => {
      if (!(await load())) return;
      hadFocus.current = place.current?.contains(document.activeElement) ?? false;
      setReady(true);
    });
  }, [load, ready, wanted, key]);
  useEffect(() => {
    if (ready && hadFocus.current) place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [ready]);
  return { place, ready };
}
