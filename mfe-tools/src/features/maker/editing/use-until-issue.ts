import { useCallback, useRef, useState } from 'react';

/** What an undo would take back, until a revision is issued: no undo of before may move what the issue has written. */
export function useUntilIssue<T>(issued: readonly string[]) {
  const [kept, setKept] = useState<{ value: T; count: number }>();
  const count = useRef(issued.length);
  count.current = issued.length;
  const keep = useCallback(
    (value?: T) => setKept(value === undefined ? undefined : { value, count: count.current }),
    [],
  );
  return [kept?.count === issued.length ? kept.value : undefined, keep] as const;
}
