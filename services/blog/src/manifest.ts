import type { ServiceManifest } from '@arcada/contracts';

export const manifest: ServiceManifest = {
  domain: 'blog',
  purpose: 'posts, pages, newsletter, contact',
  port: 4105,
  routes: [
    { prefix: '/api/blog', cached: true, worksWithoutIdentity: true },
    { prefix: '/api/pages', cached: true, worksWithoutIdentity: true },
    { prefix: '/api/services', cached: true, worksWithoutIdentity: true },
    { prefix: '/api/testimonials', cached: true, worksWithoutIdentity: true },
    // Each call may send mail to an address that the visitor doesn't own.
    { prefix: '/api/newsletter', limit: 'credentials', worksWithoutIdentity: true },
    // Mail programs unsubscribe with a form of their own (RFC 8058).
    { prefix: '/api/newsletter/unsubscribe', writers: 'programs', forms: true, worksWithoutIdentity: true },
    { prefix: '/api/contact', worksWithoutIdentity: true },
    // Covers are uploaded here.
    { prefix: '/api/admin/blog', streamedMegabytes: 10 },
    { prefix: '/api/admin/categories' },
    { prefix: '/api/admin/testimonials' },
    // So are pictures of customers.
    { prefix: '/api/admin/testimonials/images', streamedMegabytes: 10 },
    { prefix: '/api/admin/contact' },
    { prefix: '/api/admin/newsletter' },
    { prefix: '/feed.xml', cached: true, worksWithoutIdentity: true, query: [] },
    { prefix: '/api/admin/deliveries/blog' },
  ],
  personalData: true,
  auditTrail: true,
};
