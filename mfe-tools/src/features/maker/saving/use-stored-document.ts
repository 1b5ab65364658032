import {
  applyEdits,
  type BimDocument,
  type Edit,
  keepIssued,
  type MergeConflict,
  type Merged,
  merge,
  resolveConflicts,
  type StoredDocument,
  sameDocument,
} from '@arcada/bim';
import { isApiError, type PlatformDispatch } from '@arcada/platform';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { documentsApi } from '../../../shared/documents.api.ts';
import { versionListApi } from '../../../shared/version-list.api.ts';
import { issuedRevisions } from '../versions/issued-revisions.ts';
import { type KeptDocument, useKeptDocument } from './use-kept-document.ts';

/** `kept`: unsaved, but in the browser; `unkept`: not even there; `failed`: the last attempt wasn't accepted. */
export type SaveState = 'saved' | 'kept' | 'unkept' | 'saving' | 'failed' | 'conflict';

/** Long enough that it doesn't send every word, short enough that little is lost with the machine. */
const pauseMilliseconds = 1_500;
const retryMilliseconds = 10_000;
/** How often a save begins anew because others have saved meanwhile. */
const mostAttempts = 4;
/** In bytes: browsers send no more after a page is left (Fetch standard: 64 KiB for all such calls together). */
const mostAfterLeaving = 60_000;

/** Whether the service has refused the content itself: only another one helps. */
const isOfContent = (error: unknown) => isApiError(error) && error.status === 400 && Boolean(error.problem?.errors);
const lacksIssued = (error: unknown) => isApiError(error) && error.code === 'tools.document.issued-log';

interface Conflict {
  merged: Merged;
  theirs: StoredDocument;
}

/**
 * A stored document while it is edited. Each change is kept in the browser at once and saved after a pause. What was saved
 * elsewhere meanwhile is merged field by field and cell by cell; what both sides changed is a `conflict` until `resolve`.
 */
export function useStoredDocument(stored: StoredDocument) {
  const dispatch = useDispatch<PlatformDispatch>();
  const drafts = useKeptDocument(stored);
  const [state, setState] = useState<KeptDocument>(
    () => drafts.own ?? { version: stored.version, base: stored.document, mine: stored.document },
  );
  const latest = useRef(state);
  const running = useRef<Promise<void>>(undefined);
  const alive = useRef(true);
  const [conflict, setConflict] = useState<Conflict>();
  const [asked, setAsked] = useState(false);
  const [error, setError] = useState<unknown>();
  /** The content that the service has refused. */
  const [refused, setRefused] = useState<BimDocument>();
  const [saving, setSaving] = useState(false);
  const [merged, setMerged] = useState(false);
  const [attempt, again] = useReducer((count: number) => count + 1, 0);

  const put = (next: KeptDocument) => {
    latest.current = next;
    if (next.mine === next.base) drafts.forget();
    else drafts.keep(next);
    if (alive.current) setState(next);
  };
  const change = (document: BimDocument) => {
    setMerged(false);
    put({ ...latest.current, mine: document });
  };
  const fetchStored = async () => {
    const query = documentsApi.endpoints.toolsDocument.initiate(stored.id, { subscribe: false, forceRefetch: true });
    return (await dispatch(query)).data;
  };
  /** Takes over what was saved elsewhere; false when a person has to choose. */
  const takeOver = (theirs: StoredDocument): boolean => {
    const { base, mine } = latest.current;
    const result = merge(base, mine, theirs.document);
    if (result.conflicts.length > 0) {
      setConflict({ merged: result, theirs });
      setAsked(true);
      return false;
    }
    setConflict(undefined);
    setMerged(!sameDocument(base, theirs.document));
    put({ version: theirs.version, base: theirs.document, mine: result.document });
    return true;
  };
  /** Puts rows of issued revisions that the log here lacks back into it; false when that changes nothing. */
  const takeIssued = async (): Promise<boolean> => {
    const list = versionListApi.endpoints.toolsVersions.initiate(stored.id, { subscribe: false, forceRefetch: true });
    const [theirs, { data: versions }] = await Promise.all([fetchStored(), dispatch(list)]);
    if (!theirs || !versions) return false;
    if (theirs.version !== latest.current.version) return takeOver(theirs);
    const { mine } = latest.current;
    const whole = keepIssued(theirs.document, mine, issuedRevisions(versions));
    if (whole === mine) return false;
    put({ version: theirs.version, base: theirs.document, mine: whole });
    return true;
  };
  const saveOnce = async (leaving: boolean): Promise<'done' | 'again' | 'stop'> => {
    const { version, base, mine } = latest.current;
    if (mine === base) return 'done';
    if (sameDocument(mine, base)) {
      put({ version, base, mine: base });
      setError(undefined);
      return 'done';
    }
    const keepalive = leaving && new Blob([JSON.stringify(mine)]).size < mostAfterLeaving;
    const sent = { id: stored.id, document: mine, ifMatch: version, keepalive };
    const answer = await dispatch(documentsApi.endpoints.toolsDocumentSave.initiate(sent));
    const refusal = isApiError(answer.error) && answer.error.status === 412 ? answer.error : undefined;
    // Until then a failure stays in view, also while the author types and saving is tried again.
    setError(refusal ? undefined : answer.error);
    setRefused(isOfContent(answer.error) ? mine : undefined);
    if (answer.data) {
      put({ version: answer.data.version, base: mine, mine: latest.current.mine });
      return 'done';
    }
    if (lacksIssued(answer.error)) return (await takeIssued()) ? 'again' : 'stop';
    if (!refusal) return 'stop';
    // The refusal brings what is stored now.
    const theirs = (refusal.problem?.current as StoredDocument | undefined) ?? (await fetchStored());
    return theirs && takeOver(theirs) ? 'again' : 'stop';
  };
  const saveAll = async (leaving: boolean) => {
    setSaving(true);
    for (let count = 0; count < mostAttempts && (await saveOnce(leaving)) === 'again'; count += 1);
    running.current = undefined;
    if (alive.current) setSaving(false);
  };
  const save = (leaving = false): Promise<void> => {
    running.current ??= saveAll(leaving);
    return running.current;
  };
  /** Saves until nothing is left; the version, or undefined when that was not possible. */
  const settle = async (): Promise<string | undefined> => {
    // Once for a save that is under way, and once for what was typed since it began.
    await save();
    if (latest.current.mine !== latest.current.base) await save();
    const { version, base, mine } = latest.current;
    return mine === base ? version : undefined;
  };

  const dirty = state.mine !== state.base;
  const waits = dirty && !conflict && !saving;
  const run = useRef({ save, canSave: waits });
  run.current = { save, canSave: waits };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (!waits) return;
    const isMended = refused !== undefined && refused !== state.mine;
    const pause = error && !isMended ? retryMilliseconds : pauseMilliseconds;
    const timer = setTimeout(() => void run.current.save(), pause);
    return () => clearTimeout(timer);
  }, [waits, state.mine, error, refused, attempt]);
  useEffect(() => {
    alive.current = true;
    const handleOnline = () => again();
    const handleLeave = () => {
      if (document.visibilityState === 'hidden' && run.current.canSave) void run.current.save(true);
    };
    window.addEventListener('online', handleOnline);
    document.addEventListener('visibilitychange', handleLeave);
    return () => {
      alive.current = false;
      window.removeEventListener('online', handleOnline);
      document.removeEventListener('visibilitychange', handleLeave);
      // Left within the site: what is unsaved is sent, and kept in the browser until it is accepted.
      void run.current.save();
    };
  }, []);

  const unsaved: SaveState = drafts.unkept ? 'unkept' : error ? 'failed' : dirty ? 'kept' : 'saved';
  const status = conflict ? 'conflict' : saving ? 'saving' : unsaved;
  return {
    document: state.mine,
    base: state.base,
    /** Of what is stored. */
    version: state.version,
    apply: (edits: readonly Edit[]) => change(applyEdits(latest.current.mine, edits)),
    replace: change,
    status,
    error,
    refused,
    dirty,
    /** True while the browser can't keep what is unsaved. */
    unkept: drafts.unkept,
    /** True until its first save since it was created. */
    isNew: stored.createdAt === stored.updatedAt && state.version === stored.version,
    /** Whether the last save also took over what was saved elsewhere. */
    merged,
    save: () => void save(),
    settle,
    /** What is written at this moment, also between two drawings. */
    current: () => latest.current.mine,
    /** Takes a content that the service has put in place of the stored one. */
    accept: ({ version, document }: { version: string; document: BimDocument }) => {
      const { base, mine } = latest.current;
      // What was typed while the service did it stays.
      const now = mine === base ? document : resolveConflicts(merge(base, mine, document), () => 'mine');
      put({ version, base: document, mine: now });
    },
    takeOver,
    conflict: asked ? conflict : undefined,
    // Compared anew: the author may have gone on writing since.
    ask: () => {
      if (conflict) takeOver(conflict.theirs);
    },
    later: () => setAsked(false),
    resolve: (side: (one: MergeConflict) => 'mine' | 'theirs' | undefined) => {
      if (!conflict) return;
      const { theirs } = conflict;
      // What was typed since the versions were compared takes part, too, and is asked about when no one has chosen yet.
      const now = merge(latest.current.base, latest.current.mine, theirs.document);
      if (now.conflicts.some((one) => !side(one))) {
        setConflict({ merged: now, theirs });
        return;
      }
      const mine = resolveConflicts(now, (one) => side(one) ?? 'mine');
      put({ version: theirs.version, base: theirs.document, mine });
      setConflict(undefined);
      setAsked(false);
    },
    offered: dirty ? undefined : drafts.offered,
    take: () => {
      const left = drafts.take();
      if (left) put(left);
    },
    refuse: drafts.refuse,
  };
}
export type StoredEditing = ReturnType<typeof useStoredDocument>;
