import type { IncomingMessage } from 'node:http';
import { reachOf, reachOfHost } from '@arcada/service-kit/config';
import type { GatewayConfig } from '../config.ts';
import { problemTexts } from '../responses/problem-texts.ts';
import type { Fault } from './target.ts';

const hostHeader = /^(?<name>[\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const remembered = 100;
const misdirected: Fault = { status: 421, code: 'gateway.unknown-host', message: problemTexts.unknownHost };
/** Requested by monitoring, under the name by which it reaches the process. */
const probes = new Set(['/healthz', '/readyz']);
/** A proxy before the gateway writes at least one of these. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

const nameIn = (host: string | undefined) => hostHeader.exec(host ?? '')?.groups?.name?.toLowerCase();

/**
 * The host names of this site. Another name that resolves to this machine, as in DNS rebinding, is
 * refused, and the site's own origin is never taken from the request.
 */
export class KnownHosts {
  readonly siteUrl: string;
  private readonly names: ReadonlySet<string>;
  private readonly origins: ReadonlySet<string>;
  private readonly seen = new Set<string>();

  constructor({ SITE_URL, HOST, ALLOWED_HOSTS }: Pick<GatewayConfig, 'SITE_URL' | 'HOST' | 'ALLOWED_HOSTS'>) {
    this.siteUrl = SITE_URL;
    const { hostname, protocol, port, origin } = new URL(SITE_URL);
    this.names = new Set([hostname, ...(HOST ? [HOST] : []), ...ALLOWED_HOSTS].map((name) => name.toLowerCase()));
    const loopback = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`);
    this.origins = new Set([origin, ...(reachOf(SITE_URL) === 'local' ? loopback : [])]);
  }

  isOwnOrigin(origin: string): boolean {
    return this.origins.has(origin);
  }

  faultOf({ headers }: IncomingMessage, path: string): Fault | undefined {
    const host = headers.host ?? '';
    if (this.seen.has(host) || probes.has(path)) return undefined;
    const name = nameIn(host);
    if (!name || !(this.names.has(name) || reachOfHost(name) === 'local')) return misdirected;
    if (this.seen.size < remembered) this.seen.add(host);
    return undefined;
  }
}

/**
 * Sent from this machine, to this machine, without a proxy in between: what a developer's own
 * browser does.
 */
export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const name = nameIn(headers.host);
  return (
    reachOfHost(socket.remoteAddress ?? '') === 'local' &&
    name !== undefined &&
    reachOfHost(name) === 'local' &&
    proxyHeaders.every((header) => headers[header] === undefined)
  );
}
