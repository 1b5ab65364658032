import { links, type SlotName } from '@arcada/contracts';
import type { SiteRoute } from './site-routes.ts';

/** The dashboard's first page has two addresses. */
export const isOverview = (path: string) => path === links.dashboard() || path === links.dashboard('overview');

interface PageSlots {
  /** In the first view: their code is fetched with the page's own. */
  atOnce: SlotName[];
  /** Further down: also rendered by the server, hydrated when the visitor scrolls near. */
  later: SlotName[];
}

/** Slots that a page renders on the server, besides its own content. */
export function pageSlots(route: SiteRoute): PageSlots {
  if (route.owner === 'shell' && route.path === '/') {
    return {
      atOnce: ['home.products'],
      later: ['home.courses', 'home.posts', 'home.testimonials', 'home.newsletter'],
    };
  }
  if (route.owner === 'shell' && isOverview(route.path)) return { atOnce: ['dashboard.section'], later: [] };
  return { atOnce: [], later: [] };
}
