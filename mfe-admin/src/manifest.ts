import { contractNumber, links, type RemoteManifest } from '@arcada/contracts';

/**
 * What the shell and the registry know of this area before any of its code is loaded: its routes and its navigation
 * entries. Every route requires the role, so only admins get this manifest and the files. Plain data; the
 * code is in entry.tsx.
 */
export const manifest = {
  contract: contractNumber,
  domain: 'admin',
  title: { en: 'Administration', 'pt-BR': 'Administração', es: 'Administración' },
  routes: [
    { path: '/admin', access: ['admin'], render: 'browser', chunk: 'page-overview' },
    { path: '/admin/analytics', access: ['admin'], render: 'browser', chunk: 'page-analytics' },
    { path: '/admin/orders', access: ['admin'], render: 'browser', chunk: 'page-orders' },
    { path: '/admin/orders/:id', access: ['admin'], render: 'browser', chunk: 'page-order' },
    { path: '/admin/reconciliation', access: ['admin'], render: 'browser', chunk: 'page-reconciliation' },
    { path: '/admin/payment-alerts', access: ['admin'], render: 'browser', chunk: 'page-alerts' },
    { path: '/admin/coupons', access: ['admin'], render: 'browser', chunk: 'page-coupons' },
    { path: '/admin/coupons/:id', access: ['admin'], render: 'browser', chunk: 'page-coupon' },
    { path: '/admin/users-manager', access: ['admin'], render: 'browser', chunk: 'page-users' },
    { path: '/admin/products-manager', access: ['admin'], render: 'browser', chunk: 'page-products' },
    { path: '/admin/products-manager/new', access: ['admin'], render: 'browser', chunk: 'page-new-product' },
    { path: '/admin/products-manager/import', access: ['admin'], render: 'browser', chunk: 'page-import-products' },
    {
      path: '/admin/products-manager/edit/:productId',
      access: ['admin'],
      render: 'browser',
      chunk: 'page-edit-product',
    },
    { path: '/admin/products-manager/handed-in', access: ['admin'], render: 'browser', chunk: 'page-handed-in' },
    {
      path: '/admin/products-manager/handed-in/:productId',
      access: ['admin'],
      render: 'browser',
      chunk: 'page-handed-in-product',
    },
    { path: '/admin/stripe-products', access: ['admin'], render: 'browser', chunk: 'page-stripe-products' },
    { path: '/admin/blog-manager', access: ['admin'], render: 'browser', chunk: 'page-posts' },
    { path: '/admin/blog-manager/:id', access: ['admin'], render: 'browser', chunk: 'page-post' },
    { path: '/admin/courses-manager', access: ['admin'], render: 'browser', chunk: 'page-courses' },
    { path: '/admin/courses-manager/:courseId', access: ['admin'], render: 'browser', chunk: 'page-course' },
    { path: '/admin/reviews', access: ['admin'], render: 'browser', chunk: 'page-reviews' },
    { path: '/admin/testimonials', access: ['admin'], render: 'browser', chunk: 'page-testimonials' },
    { path: '/admin/newsletter', access: ['admin'], render: 'browser', chunk: 'page-newsletter' },
    { path: '/admin/newsletter/:id', access: ['admin'], render: 'browser', chunk: 'page-letter' },
    { path: '/admin/contact', access: ['admin'], render: 'browser', chunk: 'page-contact' },
    { path: '/admin/categories-manager', access: ['admin'], render: 'browser', chunk: 'page-categories' },
    { path: '/admin/questions', access: ['admin'], render: 'browser', chunk: 'page-questions' },
    { path: '/admin/stripe-events', access: ['admin'], render: 'browser', chunk: 'page-stripe-events' },
    { path: '/admin/operation', access: ['admin'], render: 'browser', chunk: 'page-operation' },
    { path: '/admin/audit', access: ['admin'], render: 'browser', chunk: 'page-audit' },
    // Whatever else is asked for.
    { path: '/admin/*', access: ['admin'], render: 'browser', chunk: 'page-missing' },
  ],
  slots: [],
  navigation: [{ to: links.admin(), account: 90 }],
} as const satisfies RemoteManifest;
