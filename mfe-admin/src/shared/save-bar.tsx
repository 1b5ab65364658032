import { type ReactNode, useEffect, useRef } from 'react';

/** Between the bar and the field that the keyboard has reached, in pixels. */
const gap = 16;

/**
 * The buttons of a long form, which stay in view at the bottom of the screen. A field reached by the keyboard is
 * scrolled above them, on however many lines they are.
 */
export function SaveBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) style.setProperty('--admin-save', `${Math.ceil(entry.target.getBoundingClientRect().height) + gap}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--admin-save');
    };
  }, []);
  // The pressed button may be gone, such as Publish: the next one takes its focus. Leaving it is reported, its end isn't.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      bar.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only follows the focus of the buttons inside
    <div
      ref={bar}
      className="admin-save a-stack"
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      {children}
    </div>
  );
}
