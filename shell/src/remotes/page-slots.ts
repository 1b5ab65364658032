import type { SlotName } from '@arcada/contracts';
import type { SiteRoute } from './site-routes.ts';

/** Slots that a page draws on the server, besides its own content. */
export function pageSlots(route: SiteRoute): SlotName[] {
  if (route.owner === 'shell' && route.path === '/') {
    return ['home.products', 'home.courses', 'home.posts', 'home.testimonials', 'home.newsletter'];
  }
  return [];
}
