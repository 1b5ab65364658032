/** Everything that the gateway sends requests to. */
export const upstreamNames = [
  'identity',
  'store',
  'learning',
  'blog',
  'registry',
  'page-server',
  'stripe-local',
] as const;
export type UpstreamName = (typeof upstreamNames)[number];

/** One area of addresses and how the gateway treats it. Longest prefix wins, on whole segments. */
export interface Route {
  prefix: string;
  upstream: UpstreamName;
  kind: 'api' | 'page' | 'asset' | 'release' | 'registry' | 'payment';
  /** Anonymous answers that the owner marks with `s-maxage` are kept and shared. */
  cached?: true;
  /** `credentials`: places where passwords are tried or mails ordered, with strict limits. */
  limit?: 'credentials';
  /** What a POST to the prefix itself makes for who isn't signed in, with a limit of its own. */
  creates?: 'cart';
  /** A dead identity service makes visitors anonymous here; elsewhere the answer is 503. */
  worksWithoutIdentity?: true;
  /**
   * Who may change state besides pages of this site, which send JSON: programs without a cookie, Stripe, whose
   * signature the service checks, and teams with a release token.
   */
  writers?: 'programs' | 'stripe' | 'release-teams';
  /** Programs may send forms too: what the address holds is the proof. */
  forms?: true;
  /** Bodies are passed on as they come in, up to this many bytes. */
  streamedBytes?: number;
  /** Addresses whose answers go out at their readers' pace. */
  streams?: RegExp;
  /** Query parameters that count, where no manifest says it; `lang` always does. */
  query?: readonly string[];
  /** Reads so much that the time of a page isn't enough. */
  slow?: true;
}

const api = (upstream: UpstreamName, prefix: string, more: Partial<Route> = {}): Route => ({
  prefix,
  upstream,
  kind: 'api',
  ...more,
});

const megabyte = 1024 * 1024;
export const largestBody = megabyte;
/** Of visitors who aren't signed in, and where they sign in. */
export const largestUnknownBody = 64 * 1024;

export const routes: readonly Route[] = [
  api('identity', '/api/user'),
  api('identity', '/api/login', { limit: 'credentials' }),
  api('identity', '/api/register', { limit: 'credentials' }),
  api('identity', '/api/logout'),
  api('identity', '/api/recover-password', { limit: 'credentials' }),
  api('identity', '/api/reset-password', { limit: 'credentials' }),
  api('identity', '/api/recover-username', { limit: 'credentials' }),
  api('identity', '/api/role-requests'),
  api('identity', '/api/admin/users'),
  api('identity', '/api/admin/role-requests'),
  api('store', '/api/products', { cached: true, worksWithoutIdentity: true }),
  api('store', '/api/cart', { creates: 'cart', worksWithoutIdentity: true }),
  api('store', '/api/checkout'),
  api('store', '/api/orders', { streams: /\/downloads\// }),
  api('store', '/api/licences', { writers: 'programs' }),
  api('store', '/api/stripe/webhook', { writers: 'stripe' }),
  api('store', '/api/store', { cached: true, worksWithoutIdentity: true }),
  api('store', '/api/admin/orders'),
  // Files of products come in here.
  api('store', '/api/admin/products', { streamedBytes: 200 * megabyte }),
  api('store', '/api/admin/stripe'),
  api('blog', '/api/blog', { cached: true, worksWithoutIdentity: true }),
  api('blog', '/api/pages', { cached: true, worksWithoutIdentity: true }),
  api('blog', '/api/testimonials', { cached: true, worksWithoutIdentity: true }),
  // Each call may mail an address that the visitor doesn't own.
  api('blog', '/api/newsletter', { limit: 'credentials', worksWithoutIdentity: true }),
  // Mail programs unsubscribe with a form of their own (RFC 8058).
  api('blog', '/api/newsletter/unsubscribe', { writers: 'programs', forms: true, worksWithoutIdentity: true }),
  api('blog', '/api/contact', { worksWithoutIdentity: true }),
  api('blog', '/api/admin/blog'),
  api('blog', '/api/admin/categories'),
  api('blog', '/feed.xml', { cached: true, worksWithoutIdentity: true, query: [] }),
  api('learning', '/api/courses', { cached: true, worksWithoutIdentity: true }),
  api('learning', '/api/enrolments'),
  api('learning', '/api/certificates', { worksWithoutIdentity: true }),
  api('learning', '/api/seats'),
  api('learning', '/api/content', { streamedBytes: 200 * megabyte }),
  api('learning', '/api/learning', { cached: true, worksWithoutIdentity: true }),
  // For one person each, or previews: asked for with ranges and never kept.
  api('learning', '/api/learning/media', { worksWithoutIdentity: true, streams: /./ }),
  api('learning', '/api/admin/courses'),
  api('registry', '/api/admin/releases', { writers: 'release-teams', streamedBytes: 64 * megabyte }),
  { prefix: '/registry.json', upstream: 'registry', kind: 'registry' },
  { prefix: '/mfe', upstream: 'registry', kind: 'release' },
  { prefix: '/assets', upstream: 'page-server', kind: 'asset' },
  { prefix: '/pay', upstream: 'stripe-local', kind: 'payment' },
  { prefix: '/sitemap.xml', upstream: 'page-server', kind: 'page', cached: true, query: [], slow: true },
  { prefix: '/robots.txt', upstream: 'page-server', kind: 'page', cached: true, query: [] },
  { prefix: '/favicon.svg', upstream: 'page-server', kind: 'page', cached: true, query: [] },
  { prefix: '/', upstream: 'page-server', kind: 'page', cached: true },
];

/** Addresses that exist inside only, or that no service owns: never passed on. */
const closed = ['/api', '/internal', '/metrics'];
/** Answered by the gateway's own controllers. */
const own = ['/healthz', '/readyz', '/dev/mail'];

const covers = (prefix: string, path: string) =>
  prefix === '/' || path === prefix || (path.startsWith(prefix) && path[prefix.length] === '/');

const byLength = [...routes].sort((a, b) => b.prefix.length - a.prefix.length);

/** The route of a path, `own` for the gateway's own pages, undefined when nobody answers there. */
export function routeOf(path: string): Route | 'own' | undefined {
  if (own.some((prefix) => covers(prefix, path))) return 'own';
  const route = byLength.find(({ prefix }) => covers(prefix, path));
  if (route?.prefix === '/' && closed.some((prefix) => covers(prefix, path))) return undefined;
  return route;
}
