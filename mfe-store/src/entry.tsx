import { defineRemote } from '@arcada/platform';
import type { manifest } from './manifest.ts';

/**
 * The store's only exposed module. Each page and each slot piece is a lazy import with a chunk
 * name, so that the page server can hint it; texts are loaded by language. To add a page: a route
 * in manifest.ts, a line here, a feature folder.
 */
export const entry = defineRemote<typeof manifest>({
  pages: {
    '/products': () => import(/* webpackChunkName: "page-products" */ './features/catalogue/products.page.tsx'),
    '/products/:productId': () =>
      import(/* webpackChunkName: "page-product" */ './features/catalogue/product.page.tsx'),
    '/cart': () => import(/* webpackChunkName: "page-cart" */ './features/cart/cart.page.tsx'),
    '/checkout': () => import(/* webpackChunkName: "page-checkout" */ './features/checkout/checkout.page.tsx'),
    '/checkout-success': () =>
      import(/* webpackChunkName: "page-checkout-success" */ './features/checkout/checkout-success.page.tsx'),
    '/checkout-error': () =>
      import(/* webpackChunkName: "page-checkout-error" */ './features/checkout/checkout-error.page.tsx'),
    '/order-history': () =>
      import(/* webpackChunkName: "page-order-history" */ './features/orders/order-history.page.tsx'),
    '/dashboard/purchases': () =>
      import(/* webpackChunkName: "page-purchases" */ './features/purchases/purchases.page.tsx'),
    '/dashboard/content/products': () =>
      import(/* webpackChunkName: "page-own-products" */ './features/content/own-products.page.tsx'),
    '/dashboard/content/products/:id': () =>
      import(/* webpackChunkName: "page-own-products" */ './features/content/own-product.page.tsx'),
    '/dashboard/content/products/:id/preview': () =>
      import(/* webpackChunkName: "page-product-preview" */ './features/catalogue/product-preview.page.tsx'),
    '/licences': () => import(/* webpackChunkName: "page-licences" */ './features/licences/licences.page.tsx'),
  },
  slots: {
    'featured-products': () =>
      import(/* webpackChunkName: "slot-featured-products" */ './features/catalogue/featured-products.tsx'),
    'dashboard-site-sales': () =>
      import(/* webpackChunkName: "slot-dashboard-site-sales" */ './features/purchases/dashboard-site-sales.tsx'),
    'dashboard-purchases': () =>
      import(/* webpackChunkName: "slot-dashboard-purchases" */ './features/purchases/dashboard-purchases.tsx'),
    'account-billing': () =>
      import(/* webpackChunkName: "slot-account-billing" */ './features/billing/account-billing.tsx'),
    // Small and on every page: within the entry itself it costs no request of its own.
    chat: () => import(/* webpackMode: "eager" */ './features/chat/chat-button.tsx'),
  },
  locales: {
    en: () => import(/* webpackChunkName: "locale-en" */ './locales/en.json'),
    'pt-BR': () => import(/* webpackChunkName: "locale-pt-BR" */ './locales/pt-BR.json'),
    es: () => import(/* webpackChunkName: "locale-es" */ './locales/es.json'),
  },
  lightLocales: {
    en: () => import(/* webpackChunkName: "locale-light-en" */ './locales/en.json?light'),
    'pt-BR': () => import(/* webpackChunkName: "locale-light-pt-BR" */ './locales/pt-BR.json?light'),
    es: () => import(/* webpackChunkName: "locale-light-es" */ './locales/es.json?light'),
  },
});
