import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ProgressBar } from './progress-bar.tsx';

/** Milliseconds that a page may take before its visitor is told that something happens. */
const patience = 300;
const triggers = ['click', 'submit', 'keyup', 'popstate'] as const;

/**
 * A bar on top while the next page is loading. The page before stays until then, so without it a slow network
 * looks like a press that was lost.
 */
export function NavigationProgress() {
  const { pathname, search } = useLocation();
  const shown = `${pathname}${search}`;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The address is the next page's at once; what is shown follows when that page can be shown.
    const check = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setLate(`${location.pathname}${location.search}` !== shown), patience);
    };
    for (const name of triggers) window.addEventListener(name, check);
    return () => {
      clearTimeout(timer);
      for (const name of triggers) window.removeEventListener(name, check);
    };
  }, [shown]);
  return <ProgressBar shown={isLate} />;
}
