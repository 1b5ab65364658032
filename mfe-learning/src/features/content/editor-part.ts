import type { AuthoredCourse } from '@arcada/contracts';
import { isApiError, useDraft } from '@arcada/platform';
import { useContext, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { authoringApi } from './authoring.api.ts';
import { EditableContext } from './editable.tsx';
import { type Part, useUnsaved } from './unsaved.tsx';

interface Kept<T> {
  value: T;
  /** Version of the saved state when the typing began. */
  base: string;
}
interface Saved {
  data?: AuthoredCourse;
  error?: unknown;
}
export interface EditorPartOptions<T> {
  part: Part;
  /** Identifies the course's or lesson's draft. */
  name: string;
  /** The saved state. */
  saved: { version: string; versionIn: (course: AuthoredCourse) => string };
  empty: T;
  isDirty: (value: T) => boolean;
  /** Whether it is complete enough to be saved; only then it is autosaved. */
  isWhole: (value: T) => boolean;
  /** The fields that can be saved without the others, when something is incomplete. */
  wholeFields?: (value: T) => T;
  save: (value: T, ifMatch: string) => Promise<Saved>;
}

/** What was not among the saved fields, or was changed again since. */
const without = <T extends object>(value: T, saved: T): T =>
  Object.fromEntries(Object.entries(value).filter(([field, text]) => saved[field as keyof T] !== text)) as T;

/** Long enough not to send every word, short enough to lose little in a crash. */
const autosaveMilliseconds = 3000;

/**
 * Unsaved input in one part of the editor. It is stored in the browser on every keystroke,
 * autosaved after a pause, and never overwrites what was saved elsewhere meanwhile: `conflict` is
 * then true until `resolve` is called with the version to save.
 */
export function useEditorPart<T extends object>(options: EditorPartOptions<T>) {
  const { part, name, saved, empty, isDirty, isWhole, wholeFields, save } = options;
  const dispatch = useDispatch();
  const editable = useContext(EditableContext);
  const draft = useDraft<Kept<T>>(`content ${name} ${part}`, { value: empty, base: saved.version });
  const [conflict, setConflict] = useState(false);
  // A failed save is retried after a change, or when the button is pressed.
  const [failed, setFailed] = useState<Kept<T>>();
  const busy = useRef(false);
  const value = editable ? draft.value.value : empty;
  const dirty = isDirty(value);
  const discard = () => void draft.clear(draft.current());
  const leave = useUnsaved(part, dirty, discard);
  const change = (next: T) => draft.change({ value: next, base: dirty ? draft.value.base : saved.version });

  const send = async (from: Kept<T>, fields = from.value): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    const { data, error } = await save(fields, from.base).finally(() => {
      busy.current = false;
    });
    if (isApiError(error) && error.status === 412) {
      // The dialog compares with the currently saved version.
      dispatch(authoringApi.util.invalidateTags(['Content']));
      setConflict(true);
    }
    if (error || !data) {
      setFailed(from);
      return false;
    }
    if (fields === from.value && draft.clear(from)) return true;
    const now = draft.current().value;
    const left = fields === from.value ? now : without(now, fields);
    draft.change({ value: left, base: saved.versionIn(data) });
    return true;
  };
  const submit = () => send(draft.current());
  const resolve = async (chosen: T) => {
    setConflict(false);
    const next = { value: chosen, base: saved.version };
    draft.change(next);
    if (isDirty(chosen)) await send(next);
    else draft.clear(next);
  };

  const saveable = isWhole(value) ? value : wholeFields?.(value);
  const waits = dirty && editable && !conflict && failed !== draft.value && saveable !== undefined && isDirty(saveable);
  const latest = useRef(() => Promise.resolve(false));
  latest.current = () => send(draft.current(), saveable);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the pause anew
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => void latest.current(), autosaveMilliseconds);
    return () => clearTimeout(timer);
  }, [waits, draft.value]);

  return { value, dirty, change, submit, leave, conflict, resolve, later: () => setConflict(false) };
}
