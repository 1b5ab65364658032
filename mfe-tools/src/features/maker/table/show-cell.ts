import { rowHeight } from './grid-row.tsx';

export const headHeight = 40;
export const numberWidth = 48;

/** What of the grid is in sight, in pixels; an element that scrolls. */
type Frame = Pick<HTMLElement, 'scrollTop' | 'scrollLeft' | 'clientHeight' | 'clientWidth'>;

interface ShownCell {
  row: number;
  /** From the end of the numbers, in pixels. */
  left: number;
  width: number;
}

/**
 * Scrolls the frame just as far as a cell needs, below the fixed head and beside the fixed numbers.
 * @param frozen Width in pixels of the first column where it stays beside the numbers; its own cells need no scrolling.
 */
export function showCell(frame: Frame, { row, left, width }: ShownCell, frozen: number): void {
  const top = row * rowHeight;
  const room = frame.clientHeight - headHeight;
  if (top < frame.scrollTop) frame.scrollTop = top;
  else if (top + rowHeight > frame.scrollTop + room) frame.scrollTop = top + rowHeight - room;
  if (left < frozen) return;
  const start = left - frozen;
  const end = left + width - (frame.clientWidth - numberWidth);
  if (start < frame.scrollLeft) frame.scrollLeft = start;
  else if (end > frame.scrollLeft) frame.scrollLeft = Math.min(start, end);
}
