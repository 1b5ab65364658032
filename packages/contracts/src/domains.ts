/** The areas of the site. One word names remote, service, API area, database and prefix (docs/architecture.md). */
export const remoteDomains = ['store', 'learning', 'blog', 'tools', 'admin'] as const;
export const serviceDomains = ['identity', 'registry', ...remoteDomains] as const;
export type RemoteDomain = (typeof remoteDomains)[number];
export type ServiceDomain = (typeof serviceDomains)[number];
/** Processes that may sign internal tokens: the services, the gateway and the page server. */
export type InternalCaller = ServiceDomain | 'gateway' | 'page-server';
