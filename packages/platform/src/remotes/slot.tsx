import type { RemoteDomain, SlotName } from '@arcada/contracts';
import { type ReactNode, Suspense, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { AreaBoundary } from './area-boundary.tsx';
import type { RemoteHost } from './remote-host.ts';
import { useAreaFrame } from './remotes-context.ts';

/** Pieces that live remotes offer for a slot, in their order. */
export const slotPieces = (host: RemoteHost, name: SlotName) =>
  host.composition.remotes
    .flatMap((remote) =>
      remote.manifest.slots.filter((slot) => slot.name === name).map((slot) => ({ domain: remote.domain, ...slot })),
    )
    .sort((a, b) => a.order - b.order);

function SlotPiece({ domain, id }: { domain: RemoteDomain; id: string }) {
  const frame = useAreaFrame();
  const { host } = frame;
  const read = useCallback(() => host.slot(domain, id), [host, domain, id]);
  const state = useSyncExternalStore(host.subscribe, read, read);
  const load = useCallback(() => host.loadSlot(domain, id), [host, domain, id]);
  useEffect(() => () => host.forgetFailure(domain, 'slot', id), [host, domain, id]);
  if (!state || state.status === 'loading') use(load());
  if (state?.status === 'failed') return <frame.Failed domain={domain} reason={state.reason} onRetry={load} />;
  if (state?.status !== 'ready') return null;
  const { Component } = state.module;
  return <Component />;
}

/** A place where other areas put things. Stays empty and silent while no live remote fills it. */
export function Slot({ name, loading = null }: { name: SlotName; loading?: ReactNode }) {
  const frame = useAreaFrame();
  return slotPieces(frame.host, name).map(({ domain, id }) => (
    <AreaBoundary key={`${domain} ${id}`} domain={domain} frame={frame}>
      <Suspense fallback={loading}>
        <SlotPiece domain={domain} id={id} />
      </Suspense>
    </AreaBoundary>
  ));
}
