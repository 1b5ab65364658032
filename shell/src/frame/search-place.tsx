import { links } from '@arcada/contracts';
import { AreaBoundary, useAreaFrame } from '@arcada/platform';
import { SearchIcon } from '@arcada/ui';
import { type ComponentType, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLate } from './use-late.ts';

/** Shown in the field's place and size until its code is loaded, and permanently if that fails. */
function SearchLink() {
  const { t } = useTranslation('shell');
  return (
    <Link to={links.search()} className="f-search-link" aria-label={t('nav.search')}>
      <SearchIcon size={18} />
      <span className="f-search-text">{t('nav.search')}</span>
    </Link>
  );
}

/** The header's search. */
export function SearchPlace() {
  const frame = useAreaFrame();
  const quiet = useMemo(() => ({ ...frame, Failed: SearchLink }), [frame]);
  const [Field, setField] = useState<ComponentType>();
  const load = useCallback(async () => {
    try {
      const { SearchField } = await import(/* webpackChunkName: "search-field" */ '../search/search-field.tsx');
      setField(() => SearchField);
      return true;
    } catch (error) {
      console.error('The header goes on without its search field:', error);
      return false;
    }
  }, []);
  const { place, ready } = useLate(load);
  return (
    <div ref={place} className="f-search">
      {ready && Field ? (
        <AreaBoundary domain="shell" frame={quiet}>
          <Field />
        </AreaBoundary>
      ) : (
        <SearchLink />
      )}
    </div>
  );
}
