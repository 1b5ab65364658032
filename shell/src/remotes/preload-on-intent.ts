import type { RemoteHost } from '@arcada/platform';
import { matchSiteRoute } from './match-site-route.ts';
import { siteRoutes } from './site-routes.ts';

/** Loads a page's code when the pointer or the focus reaches a link to it, so that it is ready on click. */
export function preloadOnIntent(host: RemoteHost): void {
  const routes = siteRoutes(host.composition);
  const seen = new Set<string>();
  const preload = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a[href^="/"]');
    const pathname = link?.getAttribute('href')?.split(/[?#]/)[0];
    if (!pathname || seen.has(pathname)) return;
    seen.add(pathname);
    const { route } = matchSiteRoute(routes, pathname);
    void host.warmPage(route.owner, route.path);
  };
  document.addEventListener('pointerover', preload, { passive: true });
  document.addEventListener('focusin', preload, { passive: true });
}
