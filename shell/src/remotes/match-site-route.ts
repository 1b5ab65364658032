import { matchRoutes } from 'react-router-dom';
import type { SiteRoute } from './site-routes.ts';

export interface MatchedRoute {
  route: SiteRoute;
  params: Record<string, string | undefined>;
}

/** The route for a path. The pattern `*` guarantees that there is one. */
export function matchSiteRoute(routes: SiteRoute[], pathname: string): MatchedRoute {
  const objects = routes.map((route) => ({ path: route.path, handle: route }));
  const match = matchRoutes(objects, pathname)?.at(-1);
  if (!match) throw new Error(`No route answers ${pathname}: the pattern * is missing`);
  return { route: match.route.handle as SiteRoute, params: match.params };
}
