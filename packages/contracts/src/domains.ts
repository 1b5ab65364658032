/**
 * The areas of the site and the addresses of each: the listed ones and everything below them, except for what another
 * area lists below. A release that claims another address is refused by `npm run check` and by the registry, and its
 * route is ignored by the running site. One word names an area's remote, service, API, database and prefix
 * (docs/architecture.md). A new area is one line here.
 */
export const areaPaths = {
  store: [
    '/products',
    '/cart',
    '/checkout',
    '/checkout-success',
    '/checkout-error',
    '/order-history',
    '/licences',
    '/dashboard/purchases',
    '/dashboard/content/products',
  ],
  learning: ['/courses', '/certificates', '/dashboard/learning', '/dashboard/courses', '/dashboard/content'],
  blog: ['/blog', '/services', '/about', '/contact', '/privacy', '/terms', '/newsletter', '/dashboard/content/posts'],
  tools: ['/tools', '/dashboard/projects', '/dashboard/documents'],
  admin: ['/admin'],
} satisfies Record<string, readonly string[]>;

export type RemoteDomain = keyof typeof areaPaths;
export const remoteDomains = Object.keys(areaPaths) as readonly RemoteDomain[];
export const serviceDomains: readonly ServiceDomain[] = ['identity', 'registry', ...remoteDomains];
export type ServiceDomain = 'identity' | 'registry' | RemoteDomain;
/** Processes that may sign internal tokens: the services, the gateway and the page server. */
export type InternalCaller = ServiceDomain | 'gateway' | 'page-server';
