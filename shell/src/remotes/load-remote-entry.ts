import type { LiveRemote } from '@arcada/contracts';
import type { RemoteEntry } from '@arcada/platform';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

const integrityOf = new Map<string, string>();

/** Entries are fetched with the integrity from the composition, so that other bytes don't run. */
registerPlugins([
  {
    name: 'arcada-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      const integrity = integrityOf.get(new URL(url, location.href).pathname);
      script.src = url;
      script.crossOrigin = 'anonymous';
      if (!integrity) throw new Error(`${url} comes without integrity and is not run`);
      script.integrity = integrity;
      return script;
    },
  },
]);

const registered = new Set<string>();

/** Fetches a remote's entry at run time. Calling again after a failure retries. */
export async function loadRemoteEntry(remote: LiveRemote): Promise<RemoteEntry> {
  if (!remote.integrity) throw new Error(`${remote.domain} ${remote.version} comes without integrity and is not run`);
  integrityOf.set(remote.entry, remote.integrity);
  registerRemotes([{ name: remote.domain, entry: remote.entry }], { force: registered.has(remote.domain) });
  registered.add(remote.domain);
  const module = await loadRemote<{ entry: RemoteEntry }>(`${remote.domain}/entry`);
  if (!module) throw new Error(`${remote.domain} ${remote.version} gave no entry`);
  return module.entry;
}
