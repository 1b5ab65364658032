import type { Composition } from '@arcada/contracts';
import { type MatchedRoute, matchSiteRoute } from '../remotes/match-site-route.ts';
import { type SiteRoute, siteRoutes } from '../remotes/site-routes.ts';

const firstOf = (path: string) => path.split('/')[1]?.toLowerCase() ?? '';
/** Patterns whose first segment is any word, or may be missing. */
const isOpen = (path: string) => /^\/?([:*]|[^/]*\?)/.test(path);

/**
 * Finds the route of a path, as `matchSiteRoute` does, which ranks all routes of the site again for
 * each path. Here it only gets those that can match the path's beginning.
 */
export function pathMatcher(composition: Composition): (pathname: string) => MatchedRoute {
  const routes = siteRoutes(composition);
  const byFirst = new Map<string, SiteRoute[]>();
  const open = routes.filter(({ path }) => isOpen(path));
  for (const { path } of routes) {
    const first = firstOf(path);
    const fits = (route: SiteRoute) => open.includes(route) || firstOf(route.path) === first;
    if (!byFirst.has(first)) byFirst.set(first, routes.filter(fits));
  }
  // An escaped path may begin with any word.
  return (pathname) =>
    matchSiteRoute(pathname.includes('%') ? routes : (byFirst.get(firstOf(pathname)) ?? open), pathname);
}
