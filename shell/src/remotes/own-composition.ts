import { type Composition, compositionForBrowser } from '@arcada/contracts';
import type { RemoteHost } from '@arcada/platform';

const running = new WeakMap<RemoteHost, Promise<void>>();

async function load(host: RemoteHost): Promise<void> {
  const response = await fetch('/registry.json', { signal: AbortSignal.timeout(8000) });
  if (!response.ok) throw new Error(`/registry.json: ${response.status}`);
  host.extend(compositionForBrowser((await response.json()) as Composition));
}

/**
 * Adds the areas that the signed-in visitor may load to those that everybody may. Pages are the same for
 * all, so they contain only the latter. Rejects when the server can't be reached.
 */
export function loadOwnComposition(host: RemoteHost): Promise<void> {
  const already = running.get(host);
  if (already) return already;
  const loading = load(host).finally(() => running.delete(host));
  running.set(host, loading);
  return loading;
}
