import type { ServiceManifest } from '@arcada/contracts';

export const manifest: ServiceManifest = {
  domain: 'store',
  purpose: 'products, carts, orders, licences',
  port: 4103,
  essential: true,
  routes: [
    { prefix: '/api/products', cached: true, worksWithoutIdentity: true },
    { prefix: '/api/cart', creates: 'cart', worksWithoutIdentity: true },
    { prefix: '/api/checkout' },
    { prefix: '/api/orders', streams: '/downloads/' },
    { prefix: '/api/licences', writers: 'programs' },
    { prefix: '/api/stripe/webhook', writers: 'stripe' },
    { prefix: '/api/store', cached: true, worksWithoutIdentity: true },
    { prefix: '/api/admin/orders' },
    { prefix: '/api/admin/coupons' },
    // Product files are uploaded here.
    { prefix: '/api/admin/products', streamedMegabytes: 200 },
    { prefix: '/api/admin/product-reviews' },
    { prefix: '/api/admin/product-editions' },
    { prefix: '/api/content/products', streamedMegabytes: 200 },
    { prefix: '/api/content/product-sales' },
    { prefix: '/api/admin/product-sheets', streamedMegabytes: 10 },
    { prefix: '/api/admin/stripe' },
    { prefix: '/api/admin/deliveries/store' },
  ],
  events: ['identity.address.changed'],
  personalData: true,
  auditTrail: true,
};
