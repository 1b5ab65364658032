import { isBelow, links, type Role } from '@arcada/contracts';
import { routerLink, useComposition, useSession } from '@arcada/platform';
import { LinkTabs } from '@arcada/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useNavigation } from '../frame/navigation.ts';
import { isOverview } from '../remotes/page-slots.ts';

/** Links to the dashboard's sections above each of its pages: the shell's own first and last, those of areas between. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { hasRole } = useSession();
  const composition = useComposition();
  const routes = composition.remotes.flatMap(({ manifest }) => manifest.routes);
  const isOpen = (path: string) => {
    const access = routes.find((route) => route.path === path)?.access ?? 'signed-in';
    return typeof access === 'string' || hasRole(access as readonly Role[]);
  };
  const sections = [
    { to: links.dashboard(), label: t('dashboard.overview') },
    ...useNavigation('dashboard'),
    { to: links.dashboard('account'), label: t('dashboard.account') },
  ];
  // Of a section and one below it, the one below, also where it is other roles': then none of those shown is current.
  const above = sections.filter(({ to }) => to !== links.dashboard() && isBelow(pathname, to));
  const current = isOverview(pathname) ? sections[0] : above.sort((one, other) => other.to.length - one.to.length)[0];
  return (
    <>
      <div className="a-container f-dashboard-sections">
        <LinkTabs
          label={t('dashboard.sections')}
          items={sections.filter(({ to }) => isOpen(to)).map(({ to, label }) => ({ key: to, href: to, label }))}
          current={current?.to ?? ''}
          renderLink={routerLink}
        />
      </div>
      {children}
    </>
  );
}
