import { links, site } from '@arcada/contracts';
import { IconButton, Logo, Menu, MenuIcon, MenuLink } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { CartButton } from '../cart/cart-button.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { AccountArea } from './account-area.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuPlace } from './menu-place.tsx';
import { isActive, useNavigation } from './navigation.ts';
import { SearchPlace } from './search-place.tsx';

/** Sticky bar: dropdowns on wide screens, a drawer with accordions on small ones. */
export function Header() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const entries = useNavigation('header');
  return (
    <header className="f-header">
      <div className="a-container f-header-row">
        <Link to={links.home()} className="f-home" aria-label={t('nav.home')}>
          <Logo name={site.name} />
        </Link>
        <nav className="f-nav" aria-label={t('nav.main')}>
          {entries.map(({ label, to, activeOn, items }) =>
            items.length > 0 ? (
              <Menu
                key={to}
                label={label}
                page={{ component: Link, to }}
                current={isActive(pathname, activeOn)}
                openOnHover
                className="f-nav-menu"
              >
                {items.map((item) => (
                  <MenuLink key={item.to} component={Link} to={item.to}>
                    {item.label}
                  </MenuLink>
                ))}
              </Menu>
            ) : (
              <Link
                key={to}
                to={to}
                className="f-nav-link"
                aria-current={isActive(pathname, activeOn) ? 'page' : undefined}
              >
                {label}
              </Link>
            ),
          )}
        </nav>
        <div className="f-tools">
          <SearchPlace />
          <ThemeSwitch />
          <LanguageSwitch />
          <CartButton />
          <AccountArea />
          <span className="f-menu-button">
            <IconButton
              label={t('nav.openMenu')}
              icon={<MenuIcon />}
              aria-expanded={menuOpen}
              onClick={() => setMenuOpen(true)}
            />
          </span>
        </div>
      </div>
      <MenuPlace open={menuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}
