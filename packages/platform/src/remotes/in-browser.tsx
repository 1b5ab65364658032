import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => undefined;

interface Props {
  /** What the page server, and the browser's first drawing after it, show. */
  instead: ReactNode;
  children: ReactNode;
}

/** What only the browser draws. */
export function InBrowser({ instead, children }: Props) {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return here ? children : instead;
}
