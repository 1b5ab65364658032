import { useRef, useState } from 'react';
import { useSession } from '../session/use-session.ts';
import {
  forgetDraft,
  keepDraft,
  moveLeftDraft,
  readDraft,
  readLeftDraft,
  readOwnDraft,
  refuseLeftDrafts,
} from './kept-drafts.ts';

interface DraftOptions {
  /** A draft with another stamp is ignored, because what it was written for has changed. */
  stamp?: string;
  /** The draft of a closed tab is not used at once, but `offered` to the person. */
  offers?: boolean;
}

/**
 * Unsent input. It outlives the form, a reload, a closed tab and an ended session, for the same
 * person in the same browser, until it is sent or they sign out; open tabs share nothing. After
 * sending, `clear` deletes what was sent, but not what was typed meanwhile, and returns whether
 * there was nothing; `forget` keeps on the page what won't be needed after a reload, and offers
 * nothing older any more.
 */
export function useDraft<T extends object>(name: string, empty: T, { stamp = '', offers = false }: DraftOptions = {}) {
  const { user } = useSession();
  const key = `${user?.id} ${name}`;
  const [kept] = useState(() => (offers ? readOwnDraft : readDraft)(key, stamp) as T | undefined);
  const [offered, setOffered] = useState(() => (offers ? (readLeftDraft(key, stamp) as T | undefined) : undefined));
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
  const refuse = () => {
    refuseLeftDrafts(key);
    setOffered(undefined);
  };
  return {
    value,
    current: () => latest.current,
    restored: kept !== undefined,
    change,
    clear,
    forget: () => {
      forgetDraft(key);
      if (offers) refuse();
    },
    offered,
    take: () => {
      const left = moveLeftDraft(key, stamp) as T | undefined;
      if (left) {
        latest.current = left;
        setValue(left);
      }
      setOffered(undefined);
    },
    refuse,
  };
}
