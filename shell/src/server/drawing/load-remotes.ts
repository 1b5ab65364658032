import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteEntry } from '@arcada/platform';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { type ComponentType, createElement } from 'react';
import type { StoredRemote } from '../messages.ts';
import type { Blame } from './blame.ts';

const entryFiles = new Map<string, string>();
const requireFromDisk = createRequire(path.join(import.meta.dirname ?? '/', 'renderer.cjs'));

/** A remote's server build runs from the files that the page server has checked. */
registerPlugins([
  {
    name: 'arcada-from-disk',
    async loadEntry({ remoteInfo }) {
      const file = entryFiles.get(remoteInfo.name);
      if (!file) throw new Error(`${remoteInfo.name} was not fetched`);
      return requireFromDisk(file);
    },
  },
]);

interface Piece {
  Component: ComponentType<Record<string, never>>;
  prefetch?: (context: never) => Promise<unknown>;
}

/** Loads a remote's entry once. From now on, everything its code does is attributed to it. */
export async function loadStoredRemote({ domain, folder, release }: StoredRemote, blame: Blame): Promise<RemoteEntry> {
  const file = path.join(folder, release.entry.node);
  entryFiles.set(domain, file);
  registerRemotes([{ name: domain, entry: `file://${file}` }]);
  const loaded = await blame.run(domain, () => loadRemote<{ entry: RemoteEntry }>(`${domain}/entry`));
  if (!loaded) throw new Error(`${domain} ${release.version} gave no entry`);
  const { entry } = loaded;

  const announced = <T extends Piece>(piece: T): T => {
    const { Component, prefetch } = piece;
    const enterAndDraw: Piece['Component'] = (given) => {
      blame.enter(domain);
      return createElement(Component, given);
    };
    const enterAndFetch = prefetch && ((context: never) => blame.run(domain, () => prefetch(context)));
    return { ...piece, Component: enterAndDraw, ...(enterAndFetch ? { prefetch: enterAndFetch } : {}) };
  };
  /** Loaded once, including failures: a module that threw half-way must not be retried. */
  const once = <T extends Piece>(pick: () => Promise<T>) => {
    let loading: Promise<T> | undefined;
    return () => (loading ??= blame.run(domain, async () => announced(await pick())));
  };
  const all = <T extends Piece>(picks: Record<string, () => Promise<T>>) =>
    Object.fromEntries(Object.entries(picks).map(([name, pick]) => [name, once(pick)]));
  return { ...entry, pages: all(entry.pages as never), slots: all(entry.slots as never) };
}
