import { Splitter } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const [least, most, initial] = [35, 75, 58];
/** In percent of the width, by one press of an arrow. */
const step = 2;

const moves = new Map<string, (share: number) => number>([
  ['ArrowLeft', (share) => Math.max(least, share - step)],
  ['ArrowRight', (share) => Math.min(most, share + step)],
  ['Home', () => least],
  ['End', () => most],
]);

interface TwoPanesProps {
  start: ReactNode;
  end: ReactNode;
  /** Of the border between the panes. */
  label: string;
}

/** Two panes side by side with a border that is moved by pointer or by arrows, Home and End. */
export function TwoPanes({ start, end, label }: TwoPanesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(initial);
  // antd's border can only be dragged.
  useEffect(() => {
    const border = frame.current?.querySelector<HTMLElement>('[role="separator"]');
    if (!border) return;
    border.tabIndex = 0;
    border.ariaLabel = label;
    const handleKeyDown = (event: KeyboardEvent) => {
      const move = moves.get(event.key);
      if (!move) return;
      event.preventDefault();
      setShare(move);
    };
    border.addEventListener('keydown', handleKeyDown);
    return () => border.removeEventListener('keydown', handleKeyDown);
  }, [label]);
  const handleResize = ([left = 0, right = 0]: number[]) => {
    if (left + right > 0) setShare((left / (left + right)) * 100);
  };
  return (
    <div ref={frame}>
      <Splitter className="a-two-panes" onResize={handleResize}>
        <Splitter.Panel size={`${share}%`} min={`${least}%`} max={`${most}%`}>
          {start}
        </Splitter.Panel>
        <Splitter.Panel>{end}</Splitter.Panel>
      </Splitter>
    </div>
  );
}
