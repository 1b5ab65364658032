import type { Composition } from '@arcada/contracts';
import { matchSiteRoute } from '../remotes/match-site-route.ts';
import { siteRoutes } from '../remotes/site-routes.ts';
import { pathMatcher } from './match-path.ts';

const routesOf = (...paths: string[]) =>
  paths.map((path) => ({ path, access: 'public', render: 'server', listed: true }));
const composition = {
  id: 'one',
  remotes: [
    { domain: 'store', version: '1', manifest: { routes: routesOf('/products', '/products/:id', '/cart') } },
    { domain: 'learning', version: '1', manifest: { routes: routesOf('/courses/:id', '/dashboard/courses') } },
  ],
} as unknown as Composition;

test.each([
  '/',
  '/products',
  '/products/',
  '/PRODUCTS/Level-Guard',
  '/products/level-guard',
  '/products/level-guard/more',
  '/%70roducts/level%20guard',
  '/courses/one',
  '/dashboard',
  '/dashboard/courses',
  '/unknown',
  '//products',
])('finds for %s what matching all routes finds', (pathname) => {
  const { route, params } = matchSiteRoute(siteRoutes(composition), pathname);
  expect(pathMatcher(composition)(pathname)).toEqual({ route, params });
});
