import { areaPaths, type RemoteDomain } from '../domains.ts';
import { ownerOfPath, ownsPath, shellPaths } from '../paths.ts';
import type { RemoteManifest } from './composition.schema.ts';

/** Why an area may not have a page at this route pattern; undefined when it may. */
export function pathFault(domain: RemoteDomain, path: string): string | undefined {
  if (ownsPath(domain, path)) return undefined;
  const owner = ownerOfPath(path);
  if (owner === domain) {
    return `${path} is no plain path: use words, parameters such as :id, and * at the end`;
  }
  if (owner) return `${path} belongs to ${owner}`;
  if (shellPaths.includes(path)) return `${path} belongs to the shell`;
  return `${path} lies outside of the paths of ${domain}: ${areaPaths[domain].join(', ')}`;
}

/** Routes of a manifest that its area may not have, each with its position. */
export function foreignRoutes({ domain, routes }: Pick<RemoteManifest, 'domain' | 'routes'>) {
  return routes.flatMap(({ path }, index) => {
    const message = pathFault(domain, path);
    return message ? [{ path: `manifest.routes.${index}.path`, message }] : [];
  });
}
