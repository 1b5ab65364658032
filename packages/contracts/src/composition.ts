import type { z } from 'zod';
import type { compositionSchema, releaseSchema, remoteManifestSchema } from './composition.schema.ts';

/** Version of the contract between shell and remotes. A remote built for another number is refused with a panel. */
export const contractNumber = 1;

export const slotNames = [
  'home.products',
  'home.courses',
  'home.posts',
  'home.testimonials',
  'home.newsletter',
  'frame.chat',
  'dashboard.section',
  'account.menu',
] as const;
export type SlotName = (typeof slotNames)[number];
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
export type Release = z.infer<typeof releaseSchema>;
export type Composition = z.infer<typeof compositionSchema>;
export type LiveRemote = Composition['remotes'][number];
/** Less than the page server knows: what goes into every page is what its browser needs. */
export const compositionForBrowser = ({ id, remotes }: Composition): Composition => ({
  id,
  remotes: remotes.map(({ manifest: { server: _, routes, ...manifest }, ...remote }) => ({
    ...remote,
    manifest: { ...manifest, routes: routes.map(({ query: _query, listed: _listed, ...route }) => route) },
  })),
});

/** Where the gateway serves the files of a release. */
export const releasePath = (remote: string, version: string) => `/mfe/${remote}/${version}`;
