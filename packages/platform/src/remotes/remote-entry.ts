import type { Composition, Language, RemoteManifest } from '@arcada/contracts';
import type { ComponentType } from 'react';
import type { PlatformDispatch } from '../api/store.ts';

export interface PrefetchContext {
  dispatch: PlatformDispatch;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  language: Language;
  composition: Composition;
}
/** A page: the component for one of the manifest's routes. */
export interface PageModule {
  Component: ComponentType;
  /** Starts the queries whose data the first render needs; awaited by the page server. */
  prefetch?: (context: PrefetchContext) => Promise<unknown>;
}
/** A piece for a slot on another area's page. `props` come from the slot's owner. */
export interface SlotModule {
  Component: ComponentType<Record<string, never>>;
  prefetch?: (context: PrefetchContext) => Promise<unknown>;
}
export type Catalogue = { [key: string]: string | Catalogue };
export type Catalogues = Record<Language, () => Promise<{ default: Catalogue }>>;

export interface RemoteEntry {
  /** By route path of the manifest. */
  pages: Record<string, () => Promise<PageModule>>;
  /** By slot id of the manifest. */
  slots: Record<string, () => Promise<SlotModule>>;
  /** Texts; the namespace is the domain. */
  locales: Catalogues;
  /** Those of them that the manifest's light slots use. Without them every slot brings all texts of its area. */
  lightLocales?: Catalogues;
}

type CodeOf<M extends RemoteManifest> = Pick<RemoteEntry, 'locales' | 'lightLocales'> & {
  pages: Record<M['routes'][number]['path'], RemoteEntry['pages'][string]>;
  slots: Record<M['slots'][number]['id'], RemoteEntry['slots'][string]>;
};

/**
 * `defineRemote<typeof manifest>({ … })` compiles only when exactly the routes and slots of the
 * manifest have code.
 */
export const defineRemote = <M extends RemoteManifest>(entry: CodeOf<M>): RemoteEntry => entry;
