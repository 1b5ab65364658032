import { defineRemote } from '@arcada/platform';
import type { manifest } from './manifest.ts';

/**
 * The only exposed module of this area. Each page is a lazy import with a chunk name; texts come by language. To add a
 * page: a route in manifest.ts, a line here, a feature folder, and its link in shared/admin-frame.tsx.
 */
export const entry = defineRemote<typeof manifest>({
  pages: {
    '/admin': () => import(/* webpackChunkName: "page-overview" */ './features/overview/overview.page.tsx'),
    '/admin/analytics': () =>
      import(/* webpackChunkName: "page-analytics" */ './features/analytics/analytics.page.tsx'),
    '/admin/orders': () => import(/* webpackChunkName: "page-orders" */ './features/orders/orders.page.tsx'),
    '/admin/orders/:id': () => import(/* webpackChunkName: "page-order" */ './features/orders/order.page.tsx'),
    '/admin/reconciliation': () =>
      import(/* webpackChunkName: "page-reconciliation" */ './features/orders/reconciliation.page.tsx'),
    '/admin/coupons': () => import(/* webpackChunkName: "page-coupons" */ './features/coupons/coupons.page.tsx'),
    '/admin/coupons/:id': () => import(/* webpackChunkName: "page-coupon" */ './features/coupons/coupon.page.tsx'),
    '/admin/users-manager': () =>
      import(/* webpackChunkName: "page-users" */ './features/users/users-manager.page.tsx'),
    '/admin/products-manager': () =>
      import(/* webpackChunkName: "page-products" */ './features/products/products-manager.page.tsx'),
    '/admin/products-manager/new': () =>
      import(/* webpackChunkName: "page-new-product" */ './features/products/new-product.page.tsx'),
    '/admin/products-manager/import': () =>
      import(/* webpackChunkName: "page-import-products" */ './features/products/import-products.page.tsx'),
    '/admin/products-manager/edit/:productId': () =>
      import(/* webpackChunkName: "page-edit-product" */ './features/products/edit-product.page.tsx'),
    '/admin/products-manager/handed-in': () =>
      import(/* webpackChunkName: "page-handed-in" */ './features/products/handed-in-products.page.tsx'),
    '/admin/products-manager/handed-in/:productId': () =>
      import(/* webpackChunkName: "page-handed-in-product" */ './features/products/handed-in-product.page.tsx'),
    '/admin/stripe-products': () =>
      import(/* webpackChunkName: "page-stripe-products" */ './features/stripe-products/stripe-products.page.tsx'),
    '/admin/blog-manager': () => import(/* webpackChunkName: "page-posts" */ './features/blog/blog-manager.page.tsx'),
    '/admin/blog-manager/:id': () => import(/* webpackChunkName: "page-post" */ './features/blog/post-editor.page.tsx'),
    '/admin/courses-manager': () =>
      import(/* webpackChunkName: "page-courses" */ './features/courses/courses-manager.page.tsx'),
    '/admin/courses-manager/:courseId': () =>
      import(/* webpackChunkName: "page-course" */ './features/courses/course.page.tsx'),
    '/admin/reviews': () => import(/* webpackChunkName: "page-reviews" */ './features/reviews/reviews.page.tsx'),
    '/admin/testimonials': () =>
      import(/* webpackChunkName: "page-testimonials" */ './features/testimonials/testimonials.page.tsx'),
    '/admin/newsletter': () =>
      import(/* webpackChunkName: "page-newsletter" */ './features/newsletter/newsletter.page.tsx'),
    '/admin/newsletter/:id': () =>
      import(/* webpackChunkName: "page-letter" */ './features/newsletter/letter.page.tsx'),
    '/admin/contact': () => import(/* webpackChunkName: "page-contact" */ './features/contact/contact.page.tsx'),
    '/admin/categories-manager': () =>
      import(/* webpackChunkName: "page-categories" */ './features/categories/categories-manager.page.tsx'),
    '/admin/questions': () =>
      import(/* webpackChunkName: "page-questions" */ './features/questions/questions.page.tsx'),
    '/admin/payment-alerts': () => import(/* webpackChunkName: "page-alerts" */ './features/orders/alerts.page.tsx'),
    '/admin/stripe-events': () =>
      import(/* webpackChunkName: "page-stripe-events" */ './features/operation/stripe-events.page.tsx'),
    '/admin/operation': () =>
      import(/* webpackChunkName: "page-operation" */ './features/operation/operation.page.tsx'),
    '/admin/audit': () => import(/* webpackChunkName: "page-audit" */ './features/audit/audit.page.tsx'),
    '/admin/*': () => import(/* webpackChunkName: "page-missing" */ './features/missing/missing.page.tsx'),
  },
  slots: {},
  locales: {
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.json'),
    'pt-BR': () => import(/* webpackChunkName: "locale-pt-BR" */ './locales/pt-BR.json'),
    es: () => import(/* webpackChunkName: "locale-es" */ './locales/es.json'),
  },
});
