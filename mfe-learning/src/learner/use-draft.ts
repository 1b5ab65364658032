import { useSession } from '@arcada/platform';
import { useRef, useState } from 'react';

const drafts = new Map<string, unknown>();

/**
 * What somebody has begun to write. It outlives the tab, the panel and the lesson in which it stands, as long as the page
 * is open and the same person is signed in. `clear` after sending forgets what was sent, not what was typed meanwhile.
 */
export function useDraft<T extends object>(key: string, empty: T) {
  const { user } = useSession();
  const own = `${user?.id} ${key}`;
  const [value, setValue] = useState<T>(() => (drafts.get(own) as T | undefined) ?? empty);
  const latest = useRef(value);
  const change = (next: T) => {
    latest.current = next;
    drafts.set(own, next);
    setValue(next);
  };
  const clear = (sent: T) => {
    if (latest.current !== sent) return;
    change(empty);
    drafts.delete(own);
  };
  return { value, change, clear };
}
