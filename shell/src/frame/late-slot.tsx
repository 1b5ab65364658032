import type { SlotName } from '@arcada/contracts';
import { RemotesContext, Slot, slotPieces, useAreaFrame } from '@arcada/platform';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { useLate } from './use-late.ts';

const StandInContext = createContext<ReactNode>(null);
const StandIn = () => useContext(StandInContext);

interface LateSlotProps {
  name: SlotName;
  className?: string;
  /** Shown in the same place and size until the piece is loaded, and permanently if that fails. */
  standIn?: ReactNode;
}

/**
 * A piece of the frame that isn't part of the first view: its code is fetched when the page is
 * rendered and idle. After a failure the site works without it, and the next change of page
 * retries.
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
