import type { SlotName } from '@arcada/contracts';
import { RemotesContext, Slot, slotPieces, useAreaFrame } from '@arcada/platform';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** After the page's own files and in a pause of its work. Safari has no idle callback. */
function whenIdle(work: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(work, { timeout: 2000 });
      cancel = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(work, 300);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel();
  };
}

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
  const { key } = useLocation();
  const [ready, setReady] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const pieces = useMemo(() => slotPieces(host, name), [host, name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page is the occasion to try again
  useEffect(() => {
    if (ready || pieces.length === 0) return;
    const load = async () => {
      for (const { domain, id } of pieces) host.forgetFailure(domain, 'slot', id);
      await Promise.all(pieces.map(({ domain, id }) => host.loadSlot(domain, id)));
      if (pieces.some(({ domain, id }) => host.slot(domain, id)?.status !== 'ready')) return;
      hadFocus.current = place.current?.contains(document.activeElement) ?? false;
      setReady(true);
    };
    return whenIdle(() => void load());
  }, [host, pieces, ready, key]);
  useEffect(() => {
    if (ready && hadFocus.current) place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [ready]);

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
