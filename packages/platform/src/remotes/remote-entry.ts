import type { Language, RemoteManifest } from '@arcada/contracts';
import type { ComponentType } from 'react';
import type { PlatformDispatch } from '../api/store.ts';

export interface PrefetchContext {
  dispatch: PlatformDispatch;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  language: Language;
}
/** A page: what is drawn for one of the manifest's routes. */
export interface PageModule {
  Component: ComponentType;
  /** Starts the queries whose answers the first drawing needs; awaited by the page server. */
  prefetch?: (context: PrefetchContext) => Promise<unknown>;
}
/** A piece for a slot on another area's page. `props` are what the slot's owner gives. */
export interface SlotModule {
  Component: ComponentType<Record<string, never>>;
  prefetch?: (context: PrefetchContext) => Promise<unknown>;
}
export type Catalogue = { [key: string]: string | Catalogue };

export interface RemoteEntry {
  manifest: RemoteManifest;
  /** By route path of the manifest. */
  pages: Record<string, () => Promise<PageModule>>;
  /** By slot id of the manifest. */
  slots: Record<string, () => Promise<SlotModule>>;
  /** Texts; the namespace is the domain. */
  locales: Record<Language, () => Promise<{ default: Catalogue }>>;
}

/** Checks that code and manifest agree; a missing page or slot is a fault of the build, found at once. */
export function defineRemote(entry: RemoteEntry): RemoteEntry {
  for (const { path } of entry.manifest.routes) {
    if (!entry.pages[path]) throw new Error(`Remote ${entry.manifest.domain} has no page for its route ${path}`);
  }
  for (const { id } of entry.manifest.slots) {
    if (!entry.slots[id]) throw new Error(`Remote ${entry.manifest.domain} has no component for its slot ${id}`);
  }
  return entry;
}
