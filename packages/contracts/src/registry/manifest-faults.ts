import { areaPaths, type RemoteDomain } from '../domains.ts';
import { isBelow, ownsPath, shellPaths } from '../paths.ts';
import type { RemoteManifest } from './composition.schema.ts';

/** Why an area may not have a page at this route pattern; undefined when it may. */
export function pathFault(domain: RemoteDomain, path: string): string | undefined {
  if (ownsPath(domain, path)) return undefined;
  const own = areaPaths[domain];
  if (own.some((prefix) => isBelow(path, prefix))) {
    return `${path} is no plain path: use words, parameters such as :id, and * at the end`;
  }
  const owner = Object.entries(areaPaths).find(([, prefixes]) => prefixes.some((prefix) => isBelow(path, prefix)))?.[0];
  if (owner) return `${path} belongs to ${owner}`;
  if (shellPaths.includes(path)) return `${path} belongs to the shell`;
  return `${path} lies outside of the paths of ${domain}: ${own.join(', ')}`;
}

/** Routes of a manifest that its area may not have, each with its position. */
export function foreignRoutes({ domain, routes }: Pick<RemoteManifest, 'domain' | 'routes'>) {
  return routes.flatMap(({ path }, index) => {
    const message = pathFault(domain, path);
    return message ? [{ path: `manifest.routes.${index}.path`, message }] : [];
  });
}
