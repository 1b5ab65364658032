import type { ServiceManifest } from '@arcada/contracts';

export const manifest: ServiceManifest = {
  domain: 'learning',
  purpose: 'courses, lessons, enrolments, certificates',
  port: 4104,
  routes: [
    { prefix: '/api/courses', cached: true, worksWithoutIdentity: true },
    { prefix: '/api/enrolments' },
    { prefix: '/api/certificates', worksWithoutIdentity: true },
    { prefix: '/api/seats' },
    { prefix: '/api/notices' },
    { prefix: '/api/content', streamedMegabytes: 200 },
    { prefix: '/api/learning', cached: true, worksWithoutIdentity: true },
    // For one person, or previews: requested in ranges and never cached.
    { prefix: '/api/learning/media', worksWithoutIdentity: true, streams: true },
    { prefix: '/api/admin/courses' },
    { prefix: '/api/admin/seats' },
    { prefix: '/api/admin/deliveries/learning' },
  ],
  events: [
    'store.order.fulfilled',
    'store.order.refunded',
    'store.order.lines-refunded',
    'store.order.restored',
    'store.notice.given',
    'blog.notice.given',
    'identity.notice.given',
    'identity.address.changed',
    'store.notice.for-admins',
    'blog.notice.for-admins',
  ],
  personalData: true,
  auditTrail: true,
};
