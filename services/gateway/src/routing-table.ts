import type { ServiceDomain, ServiceRoute } from '@arcada/contracts';
import { serviceManifests } from '@arcada/service-kit/services';

/** Everything that the gateway forwards requests to. */
export type UpstreamName = ServiceDomain | 'page-server' | 'stripe-local';

/** A group of addresses and how the gateway treats it. Longest prefix wins, on whole segments. */
export interface Route extends Omit<ServiceRoute, 'kind'> {
  upstream: UpstreamName;
  kind: 'api' | 'page' | 'asset' | 'release' | 'registry' | 'payment';
  /** Reads so much data that a page's time isn't enough. */
  slow?: true;
}

export const megabyte = 1024 * 1024;
export const largestBody = megabyte;
/** For visitors who aren't signed in, and for sign-in itself. */
export const largestUnknownBody = 64 * 1024;

/** Icons and social pictures, which have the same address for ever. */
const iconPaths = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/manifest.webmanifest',
  '/social',
];

export const routes: readonly Route[] = [
  ...serviceManifests.flatMap(({ domain, routes }) =>
    routes.map((route): Route => ({ kind: 'api', ...route, upstream: domain })),
  ),
  { prefix: '/assets', upstream: 'page-server', kind: 'asset' },
  { prefix: '/pay', upstream: 'stripe-local', kind: 'payment' },
  { prefix: '/sitemap.xml', upstream: 'page-server', kind: 'page', cached: true, query: [], slow: true },
  { prefix: '/robots.txt', upstream: 'page-server', kind: 'page', cached: true, query: [] },
  ...iconPaths.map((prefix): Route => ({ prefix, upstream: 'page-server', kind: 'page', cached: true, query: [] })),
  { prefix: '/', upstream: 'page-server', kind: 'page', cached: true },
];

/** Addresses that are internal only, or that no service owns: never forwarded. */
const closed = ['/api', '/internal', '/metrics'];
/** Served by the gateway's own controllers. */
const own = ['/healthz', '/readyz', '/dev/mail'];

const covers = (prefix: string, path: string) =>
  prefix === '/' || path === prefix || (path.startsWith(prefix) && path[prefix.length] === '/');

const byLength = [...routes].sort((a, b) => b.prefix.length - a.prefix.length);

/** The route of a path, `own` for the gateway's own pages, undefined when there is none. */
export function routeOf(path: string): Route | 'own' | undefined {
  if (own.some((prefix) => covers(prefix, path))) return 'own';
  const route = byLength.find(({ prefix }) => covers(prefix, path));
  if (route?.prefix === '/' && closed.some((prefix) => covers(prefix, path))) return undefined;
  return route;
}
