import { type ReactNode, useRef } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

interface KeptFocusProps {
  className?: string;
  children: ReactNode;
}

/** Takes the focus of a button inside that is gone once its work is done, also when a dialog did the work. */
export function KeptFocus({ className, children }: KeptFocusProps) {
  const place = useRef<HTMLDivElement>(null);
  const kept = useKeptFocus(place, () => place.current);
  return (
    <div ref={place} tabIndex={-1} className={className} {...kept}>
      {children}
    </div>
  );
}
