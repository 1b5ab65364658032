import type { RemoteDomain, SlotName } from '@arcada/contracts';
import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
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

function SlotPiece({ domain, id, loading }: { domain: RemoteDomain; id: string; loading: ReactNode }) {
  const frame = useAreaFrame();
  const { host } = frame;
  const read = useCallback(() => host.slot(domain, id), [host, domain, id]);
  const state = useSyncExternalStore(host.subscribe, read, read);
  const load = useCallback(() => void host.loadSlot(domain, id), [host, domain, id]);
  useEffect(() => {
    if (!state) load();
  }, [state, load]);
  if (!state || state.status === 'loading') return loading;
  if (state.status === 'failed') return <frame.Failed domain={domain} reason={state.reason} onRetry={load} />;
  const { Component } = state.module;
  return (
    <AreaBoundary domain={domain} frame={frame}>
      <Component />
    </AreaBoundary>
  );
}

/** A place where other areas put things. Stays empty and silent while no live remote fills it. */
export function Slot({ name, loading = null }: { name: SlotName; loading?: ReactNode }) {
  const { host } = useAreaFrame();
  return slotPieces(host, name).map(({ domain, id }) => (
    <SlotPiece key={`${domain} ${id}`} domain={domain} id={id} loading={loading} />
  ));
}
