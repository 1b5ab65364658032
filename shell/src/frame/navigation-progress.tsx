import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** Milliseconds that a page may take before its visitor is told that something happens. */
const patience = 300;
const triggers = ['click', 'submit', 'keyup', 'popstate'] as const;

/**
 * A bar on top while the next page is loading. The page before stays until then, so without it a slow network
 * looks like a press that was lost.
 */
export function NavigationProgress() {
  const { t } = useTranslation('shell');
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
  return (
    <div className="f-progress" role="status" data-late={isLate || undefined}>
      {isLate && <span className="a-visually-hidden">{t('common.loading')}</span>}
    </div>
  );
}
