import type { AuthoredCourse } from '@arcada/contracts';
import { isApiError, type PlatformDispatch, useDraft } from '@arcada/platform';
import { useContext, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { authoringApi } from './authoring.api.ts';
import { EditableContext } from './editable.tsx';
import { afterSaving, changedBetween, chosen, keysOf, merge, type Typed, typeFields } from './merge.ts';
import { type Part, useUnsaved } from './unsaved.tsx';

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
/** How often a save begins anew because others have saved meanwhile. */
const mostAttempts = 4;
const nothing = { mine: {}, seen: {} };

/**
 * What was typed in one part of the editor and is not saved yet. It is kept in the browser with every letter, and saved
 * by itself after a pause. What was saved elsewhere meanwhile is merged with it field by field; fields that were changed
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
  const [failed, setFailed] = useState<Typed<T>>();
  const busy = useRef(false);
  const saved = savedIn(course);
  const { mine, conflicts } = merge(editable ? draft.value : nothing, saved.fields);
  const dirty = keysOf(mine).length > 0;
  const leave = useUnsaved(part, dirty, () => void draft.clear(draft.current()));
  // What was there when the typing began: the rest that differs later came from elsewhere.
  const known = useRef(saved.fields);
  useEffect(() => {
    if (!dirty && !busy.current) known.current = saved.fields;
  });

  const put = (next: Typed<T>) => {
    if (keysOf(next.mine).length > 0) draft.change(next);
    else draft.clear(draft.current());
  };
  const change = (fields: Partial<T>) => {
    setTakenOver([]);
    put(typeFields(draft.current(), fields, saved.fields));
  };
  const fetchSaved = async () => {
    const query = authoringApi.endpoints.learningContentCourse.initiate(course.id, {
      subscribe: false,
      forceRefetch: true,
    });
    const { data, isError } = await dispatch(query);
    return isError || !data ? undefined : savedIn(data);
  };
  const saveAgainst = async (typed: Typed<T>, from: SavedPart<T>, part: typeof whole): Promise<void> => {
    let now = from;
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      const compared = merge(typed, now.fields);
      const fields = part(compared.mine);
      if (compared.conflicts.some(({ key }) => key in fields)) {
        setAsked(true);
        break;
      }
      const { data, error } = keysOf(fields).length > 0 ? await save(fields, now) : {};
      const isOutdated = isApiError(error) && error.status === 412;
      if (error && !isOutdated) break;
      if (!error) {
        const after = data ? savedIn(data) : now;
        const elsewhere = changedBetween(known.current, after.fields).filter((key) => !(key in fields));
        setTakenOver(elsewhere.filter((key) => !(key in compared.mine)));
        known.current = after.fields;
        put(afterSaving(draft.current(), fields, after.fields));
        return;
      }
      const fresh = await fetchSaved();
      if (!fresh) break;
      now = fresh;
    }
    setFailed(typed);
  };
  const send = async (typed: Typed<T>, part: typeof whole = (fields) => fields): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    await saveAgainst(typed, saved, part).finally(() => {
      busy.current = false;
    });
  };
  const submit = () => send(draft.current());
  const resolve = async (theirs: ReadonlySet<string>) => {
    setAsked(false);
    const next = chosen(draft.current(), saved.fields, theirs);
    put(next);
    if (keysOf(next.mine).length > 0) await send(next);
  };

  const asking = asked && conflicts.length > 0;
  const waits = editable && !asking && failed !== draft.value && keysOf(whole(mine)).length > 0;
  const latest = useRef(() => Promise.resolve());
  latest.current = () => send(draft.current(), whole);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void latest.current(), autosaveMilliseconds);
    return () => clearTimeout(timer);
  }, [waits, draft.value]);

  return {
    fields: { ...saved.fields, ...mine },
    mine,
    dirty,
    change,
    submit,
    leave,
    conflicts: asking ? conflicts : [],
    resolve,
    later: () => setAsked(false),
    takenOver,
    offered: editable && !dirty ? draft.offered : undefined,
    take: draft.take,
    refuse: draft.refuse,
  };
}

export type EditorPart = Pick<
  ReturnType<typeof useEditorPart>,
  'conflicts' | 'resolve' | 'later' | 'takenOver' | 'take' | 'refuse'
> & { offered: Typed<object> | undefined };
