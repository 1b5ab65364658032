import { type ReactNode, useSyncExternalStore } from 'react';
import { AreaLoading } from '../frame/area-panels.tsx';

const never = () => () => undefined;

/** What only the browser draws: the page server, and the browser's first drawing after it, show that it loads. */
export function InBrowser({ children }: { children: ReactNode }) {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return here ? children : <AreaLoading />;
}
