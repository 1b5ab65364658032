import type { AuthoredCourse } from '@arcada/contracts';
import { isApiError, type PlatformDispatch, useDraft } from '@arcada/platform';
import { useContext, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { authoringApi } from './authoring.api.ts';
import { EditableContext } from './editable.tsx';
import {
  afterSaving,
  asTyped,
  changedBetween,
  chosen,
  type Echoes,
  echoesOf,
  keysOf,
  merge,
  type Typed,
  typeFields,
  withoutEchoes,
} from './merge.ts';
import { type Part, type Saved, useLeaveAsked, useUnsaved } from './unsaved.tsx';

/** One part of a course as it is saved now. */
export interface SavedPart<T> {
  version: string;
  fields: T;
}
interface Answer {
  data?: AuthoredCourse;
  error?: unknown;
}
export interface EditorPartOptions<T> {
  part: Part;
  course: AuthoredCourse;
  /** Tells the drafts of one lesson from another's. */
  lessonId?: string;
  savedIn: (course: AuthoredCourse) => SavedPart<T>;
  /** What can be saved by itself of these fields. */
  whole: (mine: Partial<T>) => Partial<T>;
  save: (mine: Partial<T>, saved: SavedPart<T>) => Promise<Answer>;
}

/** Long enough that it doesn't send every word, short enough that little is lost with the machine. */
const autosaveMilliseconds = 3000;
/** How often it is tried again while the service can't be reached; no browser says for sure when it can. */
const againMilliseconds = 15_000;
/** How often a save begins anew because others have saved meanwhile. */
const mostAttempts = 4;
const nothing = { mine: {}, seen: {} };
/** No response, or one of a process that is being restarted: the same may succeed later. */
const isUnreachable = (error: unknown) => isApiError(error) && [0, 502, 503, 504].includes(error.status);

/**
 * What was typed in one part of the editor and is not saved yet. It is kept in the browser with every letter, and saved
 * by itself after a pause, or when the service can be reached again. What was saved elsewhere meanwhile is merged with it field by field; fields that were changed
 * on both sides are never overwritten: they are `conflicts` until `resolve` is called with the keys of those in which
 * the other version is taken.
 */
export function useEditorPart<T extends object>({ part, course, ...options }: EditorPartOptions<T>) {
  const { lessonId, savedIn, whole, save } = options;
  const dispatch = useDispatch<PlatformDispatch>();
  const editable = useContext(EditableContext);
  const name = ['content', course.id, lessonId, part].filter(Boolean).join(' ');
  const draft = useDraft<Typed<T>>(name, nothing, { stamp: 'fields', offers: true });
  const [asked, setAsked] = useState(false);
  const [takenOver, setTakenOver] = useState<readonly string[]>([]);
  // What could not be saved is tried again when it was changed, or when the button is pressed.
  const [failed, setFailed] = useState<{ typed: Typed<T>; part: typeof whole; unreachable: boolean }>();
  const [recovered, setRecovered] = useState(false);
  const running = useRef<Promise<Saved>>(undefined);
  const sending = useRef<Typed<T>>(undefined);
  /** Whose conflicts were left open. */
  const putOff = useRef<Typed<T>>(undefined);
  // The store tells its subscribers of a response up to a frame later than its caller: the old text would flash.
  const shown = useRef(course);
  shown.current = course;
  const [ahead, setAhead] = useState<{ of: AuthoredCourse; saved: SavedPart<T> }>();
  const [echoes, setEchoes] = useState<Echoes<T>>({});
  const saved = ahead?.of === course ? ahead.saved : savedIn(course);
  const { mine, conflicts } = merge(editable ? draft.value : nothing, saved.fields);
  const dirty = keysOf(mine).length > 0;
  const leave = useUnsaved(part, dirty, {
    save: () => saveBeforeLeaving(),
    discard: () => void draft.clear(draft.current()),
  });
  // What was there when the typing began: the rest that differs later came from elsewhere.
  const known = useRef(saved.fields);
  useEffect(() => {
    if (!dirty && !running.current) known.current = saved.fields;
  });

  /** Another form of this page has changed these fields: that isn't news from elsewhere. */
  const know = (now: AuthoredCourse, keys: readonly (keyof T)[]) => {
    const { fields } = savedIn(now);
    known.current = { ...known.current, ...Object.fromEntries(keys.map((key) => [key, fields[key]])) };
  };
  const put = (next: Typed<T>) => {
    if (keysOf(next.mine).length > 0) draft.change(next);
    else draft.clear(draft.current());
  };
  const change = (fields: Partial<T>) => {
    setTakenOver([]);
    setRecovered(false);
    setEchoes((before) => withoutEchoes(before, keysOf(fields)));
    put(typeFields(draft.current(), fields, saved.fields));
  };
  const fetchSaved = async () => {
    const query = authoringApi.endpoints.learningContentCourse.initiate(course.id, {
      subscribe: false,
      forceRefetch: true,
    });
    const { data, error } = await dispatch(query);
    return { fresh: error || !data ? undefined : savedIn(data), error };
  };
  const saveAgainst = async (typed: Typed<T>, from: SavedPart<T>, part: typeof whole): Promise<Saved> => {
    let now = from;
    let unreachable = false;
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const compared = merge(typed, now.fields);
      const fields = part(compared.mine);
      if (compared.conflicts.some(({ key }) => key in fields)) {
        setAsked(true);
        setFailed({ typed, part, unreachable });
        return 'asking';
      }
      const { data, error } = keysOf(fields).length > 0 ? await save(fields, now) : {};
      const isOutdated = isApiError(error) && error.status === 412;
      unreachable = isUnreachable(error);
      if (error && !isOutdated) break;
      if (!error) {
        const after = data ? savedIn(data) : now;
        const elsewhere = changedBetween(known.current, after.fields).filter((key) => !(key in fields));
        setTakenOver(elsewhere.filter((key) => !(key in compared.mine)));
        known.current = after.fields;
        setAhead({ of: shown.current, saved: after });
        setEchoes((before) => ({ ...before, ...echoesOf(fields, after.fields) }));
        setRecovered(failed?.unreachable === true);
        setFailed(undefined);
        put(afterSaving(draft.current(), fields, after.fields));
        return keysOf(draft.current().mine).length > 0 ? 'unsaved' : 'saved';
      }
      const read = await fetchSaved();
      unreachable = isUnreachable(read.error);
      if (!read.fresh) break;
      now = read.fresh;
    }
    setFailed({ typed, part, unreachable });
    return 'unsaved';
  };
  const send = (typed: Typed<T>, part: typeof whole = (fields) => fields): Promise<Saved> => {
    if (!running.current) {
      sending.current = typed;
      running.current = saveAgainst(typed, saved, part).finally(() => {
        running.current = undefined;
      });
    }
    return running.current;
  };
  /** What is being sent may be older than what was typed since. */
  const saveBeforeLeaving = async (): Promise<Saved> => {
    // Asked again each time, nobody could leave.
    if (putOff.current === draft.current()) return 'unsaved';
    const sent = await running.current;
    return sent === undefined || (sent === 'unsaved' && sending.current !== draft.current()) ? latest.current() : sent;
  };
  /** Without a choice, all of it. */
  const submit = (part?: typeof whole) => send(draft.current(), part);
  const resolve = async (theirs: ReadonlySet<string>) => {
    setAsked(false);
    const next = chosen(draft.current(), saved.fields, theirs);
    put(next);
    if (keysOf(next.mine).length > 0) await send(next);
  };

  const asking = asked && conflicts.length > 0;
  const isLeaving = useLeaveAsked();
  const waits = editable && !asking && failed?.typed !== draft.value && keysOf(whole(mine)).length > 0;
  const latest = useRef(() => Promise.resolve<Saved>('unsaved'));
  latest.current = () => send(draft.current(), whole);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (!waits || isLeaving) return;
    const timer = setTimeout(() => void latest.current(), autosaveMilliseconds);
    return () => clearTimeout(timer);
  }, [waits, isLeaving, draft.value]);

  // Unchanged, what was sent is sent again, also where only the button saves.
  const unsent = failed?.unreachable && failed.typed === draft.value ? failed.part : undefined;
  const waitsForService = editable && !asking && unsent !== undefined && keysOf(unsent(mine)).length > 0;
  const sendAgain = useRef(() => Promise.resolve<Saved>('unsaved'));
  sendAgain.current = () => send(draft.current(), unsent);
  useEffect(() => {
    if (!waitsForService || isLeaving) return;
    const again = () => void sendAgain.current();
    const timer = setInterval(again, againMilliseconds);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [waitsForService, isLeaving]);

  return {
    fields: { ...asTyped(saved.fields, echoes), ...mine },
    mine,
    dirty,
    change,
    know,
    submit,
    leave,
    conflicts: asking ? conflicts : [],
    resolve,
    later: () => {
      putOff.current = draft.current();
      setAsked(false);
    },
    takenOver,
    /** Whether the last attempt to save did not reach the service, and whether one has since. */
    connection:
      waitsForService || (waits && failed?.unreachable)
        ? ('lost' as const)
        : recovered
          ? ('recovered' as const)
          : undefined,
    offered: editable && !dirty ? draft.offered : undefined,
    take: draft.take,
    refuse: draft.refuse,
  };
}

export type EditorPart = Pick<
  ReturnType<typeof useEditorPart>,
  'conflicts' | 'resolve' | 'later' | 'takenOver' | 'take' | 'refuse' | 'connection'
> & { offered: Typed<object> | undefined };
