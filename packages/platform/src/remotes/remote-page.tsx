import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { AreaBoundary } from './area-boundary.tsx';
import type { PageOwner } from './remote-host.ts';
import { useAreaFrame } from './remotes-context.ts';

/** Draws a remote's page for one route of its manifest, loading it when needed. */
export function RemotePage({ domain, path }: { domain: PageOwner; path: string }) {
  const frame = useAreaFrame();
  const { host } = frame;
  const read = useCallback(() => host.page(domain, path), [host, domain, path]);
  const state = useSyncExternalStore(host.subscribe, read, read);
  const load = useCallback(() => void host.loadPage(domain, path), [host, domain, path]);
  useEffect(() => {
    if (!state) load();
  }, [state, load]);
  if (!state || state.status === 'loading') return <frame.Loading />;
  if (state.status === 'failed') return <frame.Failed domain={domain} reason={state.reason} onRetry={load} />;
  const { Component } = state.module;
  return (
    <AreaBoundary domain={domain} frame={frame} key={`${domain}${path}`}>
      <Component />
    </AreaBoundary>
  );
}
