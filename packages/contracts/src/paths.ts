import type { RemoteDomain } from './domains.ts';

/** Paths of the shell's own pages: no release may claim one. An area may have pages below `/dashboard`. */
export const shellPaths: readonly string[] = [
  '/',
  '/auth',
  '/recover-password',
  '/recover-username',
  '/reset-password',
  '/confirm-email',
  '/undo-email',
  '/account',
  '/dashboard',
];

/**
 * Which addresses belong to which area: each of these and whatever lies below it. A release that claims another address
 * is refused by `npm run check`, by the registry, and its route is ignored by the running site.
 */
export const areaPaths = {
  store: [
    '/products',
    '/search',
    '/cart',
    '/checkout',
    '/checkout-success',
    '/checkout-error',
    '/order-history',
    '/licences',
  ],
  learning: ['/courses', '/certificates', '/dashboard/courses', '/dashboard/content'],
  blog: ['/blog', '/services', '/about', '/contact', '/newsletter'],
  tools: ['/tools'],
  admin: ['/admin'],
} satisfies Record<RemoteDomain, readonly string[]>;

export const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

// Optional segments (`/cart?`) would also match one level up; a dot segment would be another path by the time it is asked for.
const plainPath = /^(\/:?[\w-]+)+(\/\*)?$/;

/** True when an area may have a page at this route pattern. */
export const ownsPath = (domain: RemoteDomain, path: string): boolean =>
  plainPath.test(path) && areaPaths[domain].some((prefix) => isBelow(path, prefix));
