import { matchSiteRoute } from './match-site-route.ts';
import type { SiteRoute } from './site-routes.ts';

const route = (path: string): SiteRoute => ({
  owner: 'store',
  path,
  access: 'public',
  render: 'server',
  listed: false,
});
const routes = ['*', '/products/:productId', '/products', '/'].map(route);

test.each([
  ['/', '/'],
  ['/products', '/products'],
  ['/products/level-guard', '/products/:productId'],
  ['/products/level-guard/more', '*'],
  ['/unknown', '*'],
])('%s is answered by %s', (pathname, path) => {
  expect(matchSiteRoute(routes, pathname).route.path).toBe(path);
});

test('parameters are returned with the match', () => {
  expect(matchSiteRoute(routes, '/products/level-guard').params).toEqual({ productId: 'level-guard' });
});
