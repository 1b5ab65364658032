import { type BimDocument, cleanDocument, documentSchema, type StoredDocument, sameDocument } from '@arcada/bim';
import {
  forgetDraft,
  keepDraft,
  readLeftDraft,
  readOwnDraft,
  refuseLeftDraft,
  takeLeftDraft,
  useSession,
} from '@arcada/platform';
import { useEffect, useRef, useState } from 'react';

/** What was typed, the stored content that it began with, and that content's version. */
export interface KeptDocument {
  version: string;
  base: BimDocument;
  mine: BimDocument;
}

/** A long document takes some 30 ms to write: not with each word. A page that is hidden or left writes at once. */
const pauseMilliseconds = 800;

/** A draft from an older edition of the site, or one that was edited by hand, may not fit. */
function readKept(value: unknown): KeptDocument | undefined {
  const { version, base, mine } = (value ?? {}) as Partial<Record<keyof KeptDocument, unknown>>;
  const [before, after] = [base, mine].map((content) => documentSchema.safeParse(cleanDocument(content)));
  if (typeof version !== 'string' || !before?.success || !after?.success) return undefined;
  return { version, base: before.data, mine: after.data };
}

/** The last save of a page that was left may have been accepted after it. */
const unsaved = (kept: KeptDocument | undefined, now: BimDocument) =>
  kept && sameDocument(kept.mine, now) ? undefined : kept;

/**
 * A document's unsaved content in this browser: this tab's `own`, and what a closed tab has left, which is `offered`. It
 * belongs to the signed-in person and outlives a closed tab, a lost connection and an ended session.
 */
export function useKeptDocument({ id, document: now }: StoredDocument) {
  const { user } = useSession();
  // As the page began: an ended session has no user, and what is typed then is still this one's.
  const [key] = useState(`${user?.id} document ${id}`);
  const [found] = useState(() => ({ own: readKept(readOwnDraft(key)), left: readKept(readLeftDraft(key)) }));
  const [own] = useState(() => unsaved(found.own, now));
  const [offered, setOffered] = useState(() => unsaved(found.left, now));
  const waiting = useRef<KeptDocument>(undefined);
  const [unkept, setUnkept] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (waiting.current) setUnkept(!keepDraft(key, waiting.current));
    waiting.current = undefined;
  };
  const latest = useRef(write);
  latest.current = write;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of what was found at the beginning
  useEffect(() => {
    if (found.own && !own) forgetDraft(key);
    if (found.left && !offered) refuseLeftDraft(key);
  }, []);
  useEffect(() => {
    const flush = () => latest.current();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, []);
  useEffect(() => {
    if (!unkept) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unkept]);
  return {
    /** The browser's storage is full or refused: what is unsaved ends with the page. */
    unkept,
    own,
    offered,
    keep: (kept: KeptDocument) => {
      waiting.current = kept;
      timer.current ??= setTimeout(() => latest.current(), pauseMilliseconds);
    },
    forget: () => {
      waiting.current = undefined;
      setUnkept(false);
      forgetDraft(key);
    },
    take: () => {
      setOffered(undefined);
      return readKept(takeLeftDraft(key));
    },
    refuse: () => {
      refuseLeftDraft(key);
      setOffered(undefined);
    },
  };
}
