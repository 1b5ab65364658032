import { useRef, useState } from 'react';
import { useSession } from '../session/use-session.ts';
import { forgetDraft, keepDraft, readDraft } from './kept-drafts.ts';

/**
 * Unsent input. It outlives the form, a reload, a closed tab and an ended session, for the same
 * person in the same browser, until it is sent or they sign out; no tab overwrites what another has
 * typed. After sending, `clear` deletes what was sent, but not what was typed meanwhile, and
 * returns whether there was nothing; `forget` keeps on the page what won't be needed after a
 * reload. A draft with another `stamp` is ignored, because what it was written for has changed.
 */
export function useDraft<T extends object>(name: string, empty: T, stamp = '') {
  const { user } = useSession();
  const key = `${user?.id} ${name}`;
  const [kept] = useState(() => readDraft(key, stamp) as T | undefined);
  const [value, setValue] = useState<T>(kept ?? empty);
  const latest = useRef(value);
  const change = (next: T) => {
    latest.current = next;
    keepDraft(key, next, stamp);
    setValue(next);
  };
  const clear = (sent: T) => {
    if (latest.current !== sent) return false;
    latest.current = empty;
    forgetDraft(key);
    setValue(empty);
    return true;
  };
  return {
    value,
    current: () => latest.current,
    restored: kept !== undefined,
    change,
    clear,
    forget: () => forgetDraft(key),
  };
}
