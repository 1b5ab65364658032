import type { RemoteDomain, SlotName } from '@arcada/contracts';
import { type ReactNode, Suspense, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { AreaBoundary } from './area-boundary.tsx';
import { InBrowser } from './in-browser.tsx';
import type { RemoteHost } from './remote-host.ts';
import { useAreaFrame, useComposition } from './remotes-context.ts';
import { useNearness } from './use-nearness.ts';

/** Pieces that live remotes offer for a slot, in order. */
export const slotPieces = ({ composition }: Pick<RemoteHost, 'composition'>, name: SlotName) =>
  composition.remotes
    .flatMap((remote) =>
      remote.manifest.slots.filter((slot) => slot.name === name).map((slot) => ({ domain: remote.domain, ...slot })),
    )
    .sort((a, b) => a.order - b.order);

function SlotPiece({ domain, id, near }: { domain: RemoteDomain; id: string; near?: Promise<void> }) {
  const frame = useAreaFrame();
  const { host } = frame;
  const read = useCallback(() => host.slot(domain, id), [host, domain, id]);
  const state = useSyncExternalStore(host.subscribe, read, read);
  const load = useCallback(() => host.loadSlot(domain, id), [host, domain, id]);
  useEffect(() => () => host.forgetFailure(domain, 'slot', id), [host, domain, id]);
  if (!state && near) use(near);
  if (!state || state.status === 'loading') use(load());
  if (state?.status === 'failed') return <frame.Failed domain={domain} reason={state.reason} onRetry={load} />;
  if (state?.status !== 'ready') return null;
  const { Component } = state.module;
  return <Component />;
}

/** The server's HTML stays until the visitor scrolls near; then its code is fetched and hydrates it. */
function NearPiece({ children }: { children: (near: Promise<void>) => ReactNode }) {
  const { place, near } = useNearness();
  return <div ref={place}>{children(near)}</div>;
}

interface SlotProps {
  name: SlotName;
  loading?: ReactNode;
  /** For places below the first view: code is fetched once the visitor scrolls near. */
  whenNear?: boolean;
}

/** A place for pieces of other areas. Stays empty while no live remote fills it. */
export function Slot({ name, loading = null, whenNear }: SlotProps) {
  const frame = useAreaFrame();
  return slotPieces({ composition: useComposition() }, name).map(({ domain, id }) => {
    const piece = (near?: Promise<void>) => (
      <Suspense fallback={loading}>
        <SlotPiece domain={domain} id={id} near={near} />
      </Suspense>
    );
    const drawn = whenNear ? <NearPiece>{piece}</NearPiece> : piece();
    return (
      <AreaBoundary key={`${domain} ${id}`} domain={domain} frame={frame}>
        {frame.leftToBrowser?.includes(domain) ? <InBrowser instead={loading}>{drawn}</InBrowser> : drawn}
      </AreaBoundary>
    );
  });
}
