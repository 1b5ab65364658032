import { useKeptFocus } from '@arcada/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** Between the bar and the field that the keyboard has reached, in pixels. */
const gap = 16;
/** Below the buttons, as above them. */
const below = 12;

/**
 * The buttons of a long form, which stay in view at the bottom of the screen: on phones as far as the line that saves,
 * so that fields have room; the rest is at the form's end. A field reached by the keyboard is scrolled above them, on
 * however many lines they are.
 */
export function SaveBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { height, bottom } = entry.target.getBoundingClientRect();
      const first = entry.target.querySelector('.a-button--primary')?.getBoundingClientRect();
      style.setProperty('--admin-save', `${Math.ceil(height) + gap}px`);
      style.setProperty('--admin-save-rest', `${first ? Math.max(0, Math.floor(bottom - first.bottom) - below) : 0}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--admin-save');
      style.removeProperty('--admin-save-rest');
    };
  }, []);
  // The pressed button may be gone, such as Publish: the first one takes its focus.
  const kept = useKeptFocus(bar, () => bar.current?.querySelector<HTMLElement>('button:enabled'));
  return (
    <div ref={bar} className="admin-save a-stack" {...kept}>
      {children}
    </div>
  );
}
