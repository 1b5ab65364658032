import type { Composition } from './composition.schema.ts';

/** Less than the page server knows: what goes into every page is what its browser needs. */
export const compositionForBrowser = ({ remotes, ...rest }: Composition): Composition => ({
  ...rest,
  remotes: remotes.map(({ manifest: { server: _, routes, slots, ...manifest }, ...remote }) => ({
    ...remote,
    manifest: {
      ...manifest,
      routes: routes.map(({ query: _query, listed: _listed, chunk: _chunk, ...route }) => route),
      slots: slots.map(({ chunk: _chunk, ...slot }) => slot),
    },
  })),
});
