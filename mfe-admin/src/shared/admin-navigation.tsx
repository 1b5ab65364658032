import { ChevronIcon } from '@arcada/ui';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface AdminNavigationProps {
  /** The key of the page shown, if it is one of them. */
  current: string | undefined;
  groups: readonly { label: string; pages: readonly { key: string; href: string; label: string }[] }[];
}

/** Links to all pages, in groups: a column on wide screens, behind the name of the current one on narrow ones. */
export function AdminNavigation({ current, groups }: AdminNavigationProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that was chosen is what is to be seen
  useEffect(() => setOpen(false), [current]);
  const name = groups.flatMap(({ pages }) => pages).find(({ key }) => key === current)?.label;
  return (
    <nav aria-label={t('pages.label')} className="admin-navigation">
      <button
        type="button"
        className="admin-navigation-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>
          <span className="a-small a-mute">{t('pages.all')}</span> {name}
        </span>
        <ChevronIcon size={18} />
      </button>
      <div
        id={id}
        className={open ? 'admin-navigation-groups' : 'admin-navigation-groups admin-navigation-groups--closed'}
      >
        {groups.map(({ label, pages }, at) => (
          <div key={label}>
            <p id={`${id}-${at}`} className="a-small a-mute">
              {label}
            </p>
            <ul className="a-list" aria-labelledby={`${id}-${at}`}>
              {pages.map(({ key, href, label: title }) => (
                <li key={key}>
                  <Link to={href} aria-current={key === current ? 'page' : undefined}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
