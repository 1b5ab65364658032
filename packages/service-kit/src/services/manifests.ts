import type { ServiceManifest } from '@arcada/contracts';
import { readManifests } from './read-manifests.ts';

/** Inlined by tools/build/service.ts, because a built service has no source of others beside it. */
declare const SERVICE_MANIFESTS: readonly ServiceManifest[] | undefined;

/** All services of the site, as each describes itself. */
export const serviceManifests: readonly ServiceManifest[] =
  typeof SERVICE_MANIFESTS === 'undefined' ? await readManifests() : SERVICE_MANIFESTS;
