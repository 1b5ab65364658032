import { links } from '@arcada/contracts';
import { RemotesContext, routerLink, useSession } from '@arcada/platform';
import { LinkTabs } from '@arcada/ui';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';

const sections = [
  { key: 'overview', href: links.dashboard() },
  { key: 'projects', href: links.projects() },
  { key: 'documents', href: links.myDocuments() },
  { key: 'courses', href: links.myCourses() },
  { key: 'purchases', href: links.orderHistory() },
  { key: 'content', href: links.content(), roles: ['producer', 'admin'] },
  { key: 'account', href: links.account() },
] as const;
const ofShell: readonly string[] = [links.dashboard(), links.account()];

/** The dashboard's sections; those of areas that aren't live are left out. */
export function SectionLinks({ current }: { current: 'overview' | 'projects' }) {
  const { t } = useTranslation('tools');
  const { hasRole } = useSession();
  const remotes = useContext(RemotesContext)?.host.composition.remotes ?? [];
  const paths = new Set(remotes.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path)));
  const shown = sections.filter(
    (section) =>
      (ofShell.includes(section.href) || paths.has(section.href)) && (!('roles' in section) || hasRole(section.roles)),
  );
  return (
    <LinkTabs
      label={t('sections.title')}
      items={shown.map(({ key, href }) => ({ key, href, label: t(`sections.${key}`) }))}
      current={current}
      renderLink={routerLink}
    />
  );
}
