import { type RefObject, useLayoutEffect, useState } from 'react';
import { rowHeight } from './grid-row.tsx';

/** Rows drawn above and below those in sight, so that a fast scroll shows no gaps. */
const margin = 8;
/** Rows drawn before the frame's height is known. */
const atFirst = 24;

/** Indexes of the rows to draw: those in sight, and the active one, which assistive technology follows. */
export function useVisibleRows(frame: RefObject<HTMLElement | null>, count: number, active: number): number[] {
  const [{ top, height }, setView] = useState({ top: 0, height: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => setView({ top: element.scrollTop, height: element.clientHeight });
    look();
    element.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [frame]);
  const first = Math.max(0, Math.floor(top / rowHeight) - margin);
  const shown = height ? Math.ceil(height / rowHeight) + 2 * margin : atFirst;
  const last = Math.min(count, first + shown);
  const rows = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  if (active < count && (active < first || active >= last)) rows.push(active);
  return rows;
}
