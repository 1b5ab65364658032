import type { SlotName } from '@arcada/contracts';
import { RemotesContext, Slot, slotPieces, useAreaFrame } from '@arcada/platform';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { useLate } from './use-late.ts';

const StandInContext = createContext<ReactNode>(null);
const StandIn = () => useContext(StandInContext);

interface LateSlotProps {
  name: SlotName;
  className?: string;
  /** Stands in the place, of the same size, until the piece is there, and for good when it can't be had. */
  standIn?: ReactNode;
}

/**
 * A piece of the frame that no first view waits for: its code is fetched when the page is drawn and at rest. When that
 * fails the site goes on without it, and the next change of page tries again.
 */
export function LateSlot({ name, className, standIn = null }: LateSlotProps) {
  const frame = useAreaFrame();
  const { host } = frame;
  const pieces = useMemo(() => slotPieces(host, name), [host, name]);
  const load = useCallback(async () => {
    for (const { domain, id } of pieces) host.forgetFailure(domain, 'slot', id);
    await Promise.all(pieces.map(({ domain, id }) => host.loadSlot(domain, id)));
    return pieces.every(({ domain, id }) => host.slot(domain, id)?.status === 'ready');
  }, [host, pieces]);
  const { place, ready } = useLate(load, pieces.length > 0);
  const quiet = useMemo(() => ({ ...frame, Failed: StandIn }), [frame]);
  if (pieces.length === 0) return null;
  return (
    <div ref={place} className={className}>
      {ready ? (
        <StandInContext value={standIn}>
          <RemotesContext value={quiet}>
            <Slot name={name} loading={standIn} />
          </RemotesContext>
        </StandInContext>
      ) : (
        standIn
      )}
    </div>
  );
}
