import { useEffect, useRef } from 'react';

/** For the button that a form takes the place of: gets the focus back when the form that had it has gone. */
export function useFocusBack(open: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return button;
}
