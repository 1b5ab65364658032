import type { EventName, ServiceDomain } from '@arcada/contracts';

/** Which services hear of which event. A service that comes to listen is added here and handles it in `onEvent`. */
export const EVENT_SUBSCRIBERS: Record<EventName, readonly ServiceDomain[]> = {
  'store.order.fulfilled': ['learning'],
  'store.order.refunded': ['learning'],
  'store.order.restored': ['learning'],
  'identity.user.erased': ['store', 'learning', 'blog'],
};

/** Services that a domain's events go to: their addresses must be configured. */
export const receiversOf = (domain: string): ServiceDomain[] => [
  ...new Set(
    Object.entries(EVENT_SUBSCRIBERS)
      .filter(([name]) => name.startsWith(`${domain}.`))
      .flatMap(([, receivers]) => receivers),
  ),
];
