import { links } from '@arcada/contracts';
import { AreaBoundary, useAreaFrame } from '@arcada/platform';
import { SearchIcon } from '@arcada/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SearchField } from '../search/search-field.tsx';
import { useLate } from './use-late.ts';

/** Shown in the field's place and size until the page is idle, and permanently if the field fails. */
function SearchLink() {
  const { t } = useTranslation('shell');
  return (
    <Link to={links.search()} className="f-search-link" aria-label={t('nav.search')}>
      <SearchIcon size={18} />
      <span className="f-search-text">{t('nav.search')}</span>
    </Link>
  );
}

// The field is too small for a request of its own: it comes with the frame.
const load = async () => true;

/** The header's search. */
export function SearchPlace() {
  const frame = useAreaFrame();
  const quiet = useMemo(() => ({ ...frame, Failed: SearchLink }), [frame]);
  const { place, ready } = useLate(load);
  return (
    <div ref={place} className="f-search">
      {ready ? (
        <AreaBoundary domain="shell" frame={quiet}>
          <SearchField />
        </AreaBoundary>
      ) : (
        <SearchLink />
      )}
    </div>
  );
}
