import { Suspense, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { AreaBoundary } from './area-boundary.tsx';
import type { PageOwner } from './remote-host.ts';
import { useAreaFrame } from './remotes-context.ts';

/** Set when the first page's code has hydrated the server's HTML, or couldn't be loaded. */
const pageReadyMark = 'arcada-page-ready';
const ready = Promise.withResolvers<void>();
/** What would change the server's HTML, and can wait, waits for it: HTML that has changed can't be hydrated. */
export const firstPageReady: Promise<void> = ready.promise;

/** For what stands in the place of a page: it is there, or can't be. */
export function usePageReady(settled: boolean): void {
  useEffect(() => {
    if (!settled) return;
    performance.mark(pageReadyMark);
    ready.resolve();
  }, [settled]);
}

interface Props {
  domain: PageOwner;
  path: string;
}

function LoadedPage({ domain, path }: Props) {
  const frame = useAreaFrame();
  const { host } = frame;
  const read = useCallback(() => host.page(domain, path), [host, domain, path]);
  const state = useSyncExternalStore(host.subscribe, read, read);
  const load = useCallback(() => host.loadPage(domain, path), [host, domain, path]);
  usePageReady(state?.status === 'ready' || state?.status === 'failed');
  useEffect(() => () => host.forgetFailure(domain, 'page', path), [host, domain, path]);
  // Suspending keeps the server's HTML in place until the page's code is loaded.
  if (!state || state.status === 'loading') use(load());
  if (state?.status === 'failed') return <frame.Failed domain={domain} reason={state.reason} onRetry={load} page />;
  if (state?.status !== 'ready') return <frame.Loading />;
  const { Component } = state.module;
  return <Component />;
}

/** Renders a page for one route of the site, loading its code when needed. */
export function RemotePage({ domain, path }: Props) {
  const frame = useAreaFrame();
  return (
    <AreaBoundary domain={domain} frame={frame} page>
      <Suspense fallback={<frame.Loading />}>
        <LoadedPage domain={domain} path={path} />
      </Suspense>
    </AreaBoundary>
  );
}
