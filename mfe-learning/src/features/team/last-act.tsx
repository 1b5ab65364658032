import { createContext, type ReactNode, useContext, useId, useState } from 'react';

interface Acts {
  last: string | undefined;
  begin: (id: string) => void;
}
const Context = createContext<Acts>({ last: undefined, begin: () => undefined });

/** Around what can be done on a page, where only the last thing that was done is reported. */
export function LastAct({ children }: { children: ReactNode }) {
  const [last, begin] = useState<string>();
  return <Context value={{ last, begin }}>{children}</Context>;
}

/** One of the things that can be done: what came of it is shown while it is the last. */
export function useAct() {
  const id = useId();
  const { last, begin } = useContext(Context);
  return { isLast: last === id, begin: () => begin(id) };
}
