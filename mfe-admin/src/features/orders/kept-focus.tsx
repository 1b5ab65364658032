import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Takes the focus of a button inside that is gone once its work is done, also when a dialog did the work: the keyboard
 * stays where it was. Leaving the button is reported, its end isn't.
 */
export function KeptFocus({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    hadFocus.current = false;
    place.current?.focus();
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only follows the focus of the buttons inside
    <div
      ref={place}
      tabIndex={-1}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        hadFocus.current = relatedTarget?.closest('dialog') != null;
      }}
    >
      {children}
    </div>
  );
}
