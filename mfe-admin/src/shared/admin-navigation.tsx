import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface AdminNavigationProps {
  /** The key of the page shown. */
  current: string;
  groups: readonly { label: string; pages: readonly { key: string; href: string; label: string }[] }[];
}

/** Links to all pages, in groups: a column on wide screens, a row to be scrolled on narrow ones. */
export function AdminNavigation({ current, groups }: AdminNavigationProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page means another link to be shown
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 3;
  }, [current]);
  return (
    <nav ref={row} aria-label={t('pages.label')} className="admin-navigation">
      {groups.map(({ label, pages }, at) => (
        <div key={label}>
          <p id={`${id}-${at}`} className="a-small a-mute">
            {label}
          </p>
          <ul className="a-list" aria-labelledby={`${id}-${at}`}>
            {pages.map(({ key, href, label: name }) => (
              <li key={key}>
                <Link to={href} aria-current={key === current ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
