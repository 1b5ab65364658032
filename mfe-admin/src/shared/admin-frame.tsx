import { links } from '@arcada/contracts';
import { routerLink, useHead } from '@arcada/platform';
import { LinkTabs } from '@arcada/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './admin.css';

const pages = [
  { key: 'overview', href: links.admin() },
  { key: 'users', href: links.admin('users-manager') },
  { key: 'categories', href: links.admin('categories-manager') },
  { key: 'questions', href: links.admin('questions') },
  { key: 'audit', href: links.admin('audit') },
] as const;

interface AdminFrameProps {
  page: (typeof pages)[number]['key'];
  children: ReactNode;
}

/** Title of a page of the admin area, below links to all of them. */
export function AdminFrame({ page, children }: AdminFrameProps) {
  const { t } = useTranslation('admin');
  useHead({ title: t(`pages.${page}`), noIndex: true });
  return (
    <div className="a-container admin-page">
      <LinkTabs
        label={t('pages.label')}
        items={pages.map(({ key, href }) => ({ key, href, label: t(`pages.${key}`) }))}
        current={page}
        renderLink={routerLink}
      />
      <h1>{t(`pages.${page}`)}</h1>
      {children}
    </div>
  );
}
