import { links, type User } from '@arcada/contracts';
import { Slot, useAreaFrame, useSession } from '@arcada/platform';
import { IconButton, LinkButton, Menu, MenuItem, MenuLink, MenuRule, notify, RefreshIcon, UserIcon } from '@arcada/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { withPageTexts } from '../language.ts';
import { loadOwnComposition } from '../remotes/own-composition.ts';
import { LateSlot } from './late-slot.tsx';
import { useNavigation } from './navigation.ts';
import type { SignOutProps } from './sign-out.tsx';

/** Pages to which sign-in doesn't return. */
const withoutReturn = [
  links.home(),
  links.auth(),
  links.recoverPassword(),
  links.recoverUsername(),
  links.resetPassword(),
];

/** Sign-in button or user menu. The server renders the button; the user is known after hydration. */
export function AccountArea() {
  const { t } = useTranslation('shell');
  const { status, user, retry } = useSession();
  const { pathname, search } = useLocation();
  // The server sees only the parameters that its page knows, so the link is the same until the page
  // runs.
  const here = status === 'loading' ? pathname : `${pathname}${search}`;
  const next = withoutReturn.includes(pathname) ? undefined : here;
  if (status === 'signed-in' && user)
    return (
      <>
        <LateSlot name="account.bell" className="f-bell" />
        <UserMenu user={user} />
      </>
    );
  if (status === 'unknown') {
    return (
      <IconButton label={`${t('session.unknownTitle')}: ${t('common.retry')}`} icon={<RefreshIcon />} onClick={retry} />
    );
  }
  return (
    <LinkButton
      component={Link}
      to={links.auth(next)}
      size="small"
      aria-label={t('nav.signIn')}
      className={status === 'signed-out' ? 'f-sign-in' : 'f-sign-in f-sign-in--waiting'}
    >
      <span className="f-sign-in-text">{t('nav.signIn')}</span>
      <span className="f-sign-in-icon">
        <UserIcon />
      </span>
    </LinkButton>
  );
}

/** Areas that aren't for every visitor have entries, too. Customers have none, so nothing is fetched for them. */
function useOwnAreas({ role }: User) {
  const { host } = useAreaFrame();
  useEffect(() => {
    if (role === 'customer' || !host.composition.restricted?.length) return;
    loadOwnComposition(host).catch((error: unknown) => console.warn('Areas of this account:', error));
  }, [host, role]);
}

function UserMenu({ user }: { user: User }) {
  const name = user.fullName || user.username;
  useOwnAreas(user);
  const { t } = useTranslation('shell');
  const entries = useNavigation('account');
  const [SignOut, setSignOut] = useState<ComponentType<SignOutProps>>();
  const handleSignOut = () =>
    withPageTexts(import(/* webpackChunkName: "sign-out" */ './sign-out.tsx')).then(
      (loaded) => setSignOut(() => loaded.SignOut),
      () => notify({ title: t('auth.logoutFailed'), description: t('auth.logoutFailedText'), tone: 'danger' }),
    );
  return (
    <>
      <Menu label={<UserIcon />} triggerLabel={`${t('user.menu')}: ${name}`} align="end" framed chevron={false}>
        <p className="f-user-name">{name}</p>
        <MenuRule />
        <MenuLink component={Link} to={links.account()}>
          {t('user.account')}
        </MenuLink>
        <MenuLink component={Link} to={links.dashboard()}>
          {t('user.dashboard')}
        </MenuLink>
        {entries.map(({ label, to }) => (
          <MenuLink key={to} component={Link} to={to}>
            {label}
          </MenuLink>
        ))}
        <Slot name="account.menu" />
        <MenuRule />
        <MenuItem onClick={handleSignOut}>{t('user.signOut')}</MenuItem>
      </Menu>
      {SignOut && <SignOut onEnd={() => setSignOut(undefined)} />}
    </>
  );
}
