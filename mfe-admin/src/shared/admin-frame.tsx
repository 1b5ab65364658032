import { links } from '@arcada/contracts';
import { useHead } from '@arcada/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminNavigation } from './admin-navigation.tsx';
import './admin.css';

/** All pages of the area in the order of the navigation, by group. A new page is a line here. */
const groups = [
  {
    group: 'house',
    pages: [
      { key: 'overview', href: links.admin() },
      { key: 'analytics', href: links.admin('analytics') },
    ],
  },
  {
    group: 'store',
    pages: [
      { key: 'orders', href: links.admin('orders') },
      { key: 'reconciliation', href: links.admin('reconciliation') },
      { key: 'alerts', href: links.admin('payment-alerts') },
      { key: 'products', href: links.admin('products-manager') },
      { key: 'stripe', href: links.admin('stripe-products') },
      { key: 'coupons', href: links.admin('coupons') },
    ],
  },
  {
    group: 'content',
    pages: [
      { key: 'posts', href: links.admin('blog-manager') },
      { key: 'courses', href: links.admin('courses-manager') },
      { key: 'reviews', href: links.admin('reviews') },
      { key: 'categories', href: links.admin('categories-manager') },
      { key: 'testimonials', href: links.admin('testimonials') },
      { key: 'questions', href: links.admin('questions') },
    ],
  },
  {
    group: 'people',
    pages: [
      { key: 'users', href: links.admin('users-manager') },
      { key: 'newsletter', href: links.admin('newsletter') },
      { key: 'contact', href: links.admin('contact') },
    ],
  },
  {
    group: 'records',
    pages: [
      { key: 'operation', href: links.admin('operation') },
      { key: 'stripeEvents', href: links.admin('stripe-events') },
      { key: 'audit', href: links.admin('audit') },
    ],
  },
] as const;

type Page = (typeof groups)[number]['pages'][number]['key'];

type AdminFrameProps = { children: ReactNode } & (
  | {
      page: Page;
      /** Of one thing on the page's list; the page's own name unless given. */
      title?: string | undefined;
    }
  | { page?: undefined; title: string }
);

/** Title of a page of the admin area, beside links to all of them. */
export function AdminFrame({ page, title, children }: AdminFrameProps) {
  const { t } = useTranslation('admin');
  const shown = title ?? t(`pages.${page}`);
  useHead({ title: shown, noIndex: true });
  const content = useRef<HTMLDivElement>(null);
  // The frame's "Skip to content" and a change of page focus <main>, which begins with twenty links.
  useEffect(() => {
    const main = content.current?.closest('main');
    const skip = () => content.current?.focus({ preventScroll: true });
    main?.addEventListener('focus', skip);
    if (main && document.activeElement === main) skip();
    return () => main?.removeEventListener('focus', skip);
  }, []);
  return (
    <div className="a-container admin-frame">
      <AdminNavigation
        current={page}
        groups={groups.map(({ group, pages }) => ({
          label: t(`groups.${group}`),
          pages: pages.map(({ key, href }) => ({ key, href, label: t(`pages.${key}`) })),
        }))}
      />
      <div ref={content} tabIndex={-1} className="admin-page">
        <h1>{shown}</h1>
        {children}
      </div>
    </div>
  );
}
