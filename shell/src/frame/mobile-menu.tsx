import { Disclosure, Drawer } from '@arcada/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ThemeRadios } from '../theme/theme-radios.tsx';
import { isActive, navigationGroups, navigationLinks } from './navigation.ts';

/**
 * The navigation of small screens. It closes before a link leads on, so that the focus goes to the new page and not back
 * to the menu's button; and after a way that began elsewhere, such as the back button.
 */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { key, pathname } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current !== key) onClose();
    opened.current = key;
  }, [key, onClose]);
  return (
    <Drawer open={open} onClose={onClose} title={t('nav.menu')} closeLabel={t('nav.closeMenu')}>
      <nav className="f-mobile-nav" aria-label={t('nav.main')}>
        {navigationGroups.map((group) => (
          <Disclosure key={group.key} title={t(`nav.${group.key}`)}>
            <ul className="a-list">
              {group.items.map((item) => (
                <li key={item.key}>
                  <Link to={item.to} className="f-mobile-link" onClick={onClose}>
                    {t(`nav.${item.key}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
        {navigationLinks.map((link) => (
          <Link
            key={link.key}
            to={link.to}
            className="f-mobile-link f-mobile-link--top"
            onClick={onClose}
            aria-current={isActive(pathname, link.activeOn) ? 'page' : undefined}
          >
            {t(`nav.${link.key}`)}
          </Link>
        ))}
      </nav>
      <div className="f-mobile-theme">
        <ThemeRadios />
      </div>
    </Drawer>
  );
}
