import { Disclosure, Drawer } from '@arcada/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ThemeRadios } from '../theme/theme-radios.tsx';
import { isActive, useNavigation } from './navigation.ts';

/**
 * The navigation of small screens. It closes before a link navigates, so that the focus moves to
 * the new page and not back to the menu's button; also after navigation from elsewhere, such as the
 * back button.
 */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { key, pathname } = useLocation();
  const entries = useNavigation('header');
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current !== key) onClose();
    opened.current = key;
  }, [key, onClose]);
  return (
    <Drawer open={open} onClose={onClose} title={t('nav.menu')} closeLabel={t('nav.closeMenu')}>
      <nav className="f-mobile-nav" aria-label={t('nav.main')}>
        {entries.map(({ label, to, activeOn, items }) =>
          items.length > 0 ? (
            <Disclosure key={to} title={label}>
              <ul className="a-list">
                {items.map((item) => (
                  <li key={item.to}>
                    <Link to={item.to} className="f-mobile-link" onClick={onClose}>
                      {item.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </Disclosure>
          ) : (
            <Link
              key={to}
              to={to}
              className="f-mobile-link f-mobile-link--top"
              onClick={onClose}
              aria-current={isActive(pathname, activeOn) ? 'page' : undefined}
            >
              {label}
            </Link>
          ),
        )}
      </nav>
      <div className="f-mobile-theme">
        <ThemeRadios />
      </div>
    </Drawer>
  );
}
