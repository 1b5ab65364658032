import { areaPaths, type RemoteDomain, remoteDomains } from './domains.ts';

/** Paths of the shell's own pages: no release may claim one. An area may have pages below `/dashboard`. */
export const shellPaths: readonly string[] = [
  '/',
  '/auth',
  '/search',
  '/recover-password',
  '/recover-username',
  '/reset-password',
  '/confirm-email',
  '/undo-email',
  '/account',
  '/dashboard',
  '/dashboard/overview',
  '/dashboard/account',
];

export const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

// Optional segments (`/cart?`) would also match one level up; a dot segment would be another path
// once requested.
const plainPath = /^(\/:?[\w-]+)+(\/\*)?$/;

/** The area that a path belongs to: the one with the most exact of the listed addresses above it. */
export function ownerOfPath(path: string): RemoteDomain | undefined {
  const listed = remoteDomains.flatMap((domain) => areaPaths[domain].map((prefix) => ({ domain, prefix })));
  const above = listed.filter(({ prefix }) => isBelow(path, prefix));
  return above.sort((one, other) => other.prefix.length - one.prefix.length)[0]?.domain;
}

/** True when an area may have a page at this route pattern. */
export const ownsPath = (domain: RemoteDomain, path: string): boolean =>
  plainPath.test(path) && ownerOfPath(path) === domain;
