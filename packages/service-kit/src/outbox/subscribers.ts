import { type EventName, events, type ServiceDomain, type ServiceManifest } from '@arcada/contracts';
import { serviceManifests } from '../services/manifests.ts';

const receives = ({ events = [], personalData }: ServiceManifest, name: EventName) =>
  events.includes(name) || (personalData === true && name === 'identity.user.erased');

/** Which services receive which event, according to their manifests. */
export const EVENT_SUBSCRIBERS = Object.fromEntries(
  (Object.keys(events) as EventName[]).map((name) => [
    name,
    serviceManifests.filter((manifest) => receives(manifest, name)).map(({ domain }) => domain),
  ]),
) as unknown as Record<EventName, readonly ServiceDomain[]>;

/** Services that receive a domain's events; their addresses must be configured. */
export const receiversOf = (domain: string): ServiceDomain[] => [
  ...new Set(
    Object.entries(EVENT_SUBSCRIBERS)
      .filter(([name]) => name.startsWith(`${domain}.`))
      .flatMap(([, receivers]) => receivers),
  ),
];
