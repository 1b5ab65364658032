import type { Callee, ProcessName } from '../start/process-table.ts';
import { Link } from './link.ts';

/** Who calls whom. */
export const calls: Partial<Record<ProcessName, readonly Callee[]>> = {
  gateway: ['identity', 'registry', 'store', 'learning', 'blog', 'tools', 'page-server', 'stripe-local'],
  'page-server': ['gateway', 'registry'],
  identity: ['store', 'learning', 'blog', 'gateway-internal'],
  registry: ['gateway-internal'],
  store: ['identity', 'learning', 'gateway-internal', 'stripe-local'],
  learning: ['identity', 'store', 'gateway-internal'],
  blog: ['identity', 'gateway-internal'],
  tools: ['identity', 'gateway-internal'],
  'stripe-local': ['gateway'],
};

export const withDatabase = ['identity', 'store', 'learning', 'blog', 'tools'] as const;
export const linkName = (from: string, to: string) => `${from} → ${to}`;
export const frontLink = linkName('people', 'gateway');
export const mailLink = linkName('services', 'mails');

/** Names of all links of a site, in a stable order: the seed picks among them. */
export const linkNames = (withServer: boolean): string[] => [
  frontLink,
  ...Object.entries(calls).flatMap(([caller, callees]) => callees.map((callee) => linkName(caller, callee))),
  mailLink,
  ...(withServer ? withDatabase.map((service) => linkName(service, 'database')) : []),
];

export type Links = ReadonlyMap<string, Link>;

export async function openLinks(withServer: boolean): Promise<Links> {
  const links = new Map<string, Link>();
  for (const name of linkNames(withServer)) links.set(name, await Link.open(name));
  return links;
}

/** Sets where each link leads, once the processes' ports are known. */
export function aimLinks(links: Links, ports: Record<string, number>): void {
  for (const [name, link] of links) {
    const port = ports[name.split(' → ')[1] ?? ''];
    if (!port) throw new Error(`The link "${name}" leads nowhere`);
    link.aim(port);
  }
}
