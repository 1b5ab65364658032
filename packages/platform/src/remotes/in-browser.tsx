import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => undefined;

interface Props {
  /** Shown by the page server, and by the browser's first render. */
  instead: ReactNode;
  children: ReactNode;
}

/** Rendered only in the browser. */
export function InBrowser({ instead, children }: Props) {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return here ? children : instead;
}
