import { serviceManifests } from '@arcada/service-kit';

/** Services with an audit trail. */
export const auditedServices = serviceManifests.flatMap(({ domain, auditTrail }) => (auditTrail ? [domain] : []));
