import { type AdminPost, followingSlug, forEachLanguage, leadingName, links } from '@arcada/contracts';
import {
  errorsUntilChanged,
  errorsUntilFilled,
  fieldErrorsOf,
  isApiError,
  useDraft,
  useFormErrors,
} from '@arcada/platform';
import { notify } from '@arcada/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { changedFrom } from '../../shared/fields.ts';
import { changeOf, faultsOf, fieldsOf, type PostFields, textPath, wordsAt } from './post-fields.ts';
import { type PostChange, postsApi } from './posts.api.ts';

/** What was typed, and the save that it is based on. */
interface Typed {
  revision: number;
  base: PostFields;
  changed: PostFields;
}
/** What is asked for besides the texts: `said` names the text that tells of it. */
export interface Decision {
  change: Pick<PostChange, 'status' | 'publishedAt' | 'note'>;
  said: 'published' | 'scheduled' | 'withdrawn' | 'archived' | 'sentBack';
}
/** What a button does: it saves, or decides besides. */
export type PostStep = Decision['said'] | 'saved';
export interface PostConflict {
  /** The save that the fields are based on. */
  revision: number;
  base: PostFields;
  mine: PostFields;
  /** The post as it was shown then. */
  seen: AdminPost;
}
/** What became of pressing a button; `stopped`: there is something to do in the form first. */
export type Outcome = 'done' | 'refused' | 'stopped';
const allOf = ({ base, changed }: Typed): PostFields => ({ ...base, ...changed });

/**
 * The form of a post, kept in the browser until it is saved, and saved only onto the save that it is based on. When
 * somebody else has saved meanwhile there is a `conflict`, until `resolve` is called with the fields that are to stay. A
 * decision is never repeated: it is `refused` until the post was looked at again, and pressed anew then.
 */
export function usePostEditor(read: AdminPost | undefined) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  // What a save returns is newer than what was read until it is read again.
  const [saved, setSaved] = useState<AdminPost>();
  const post = saved && read && saved.revision > read.revision ? saved : read;
  const stored: Typed = { revision: post?.revision ?? 0, base: fieldsOf(post), changed: {} };
  const draft = useDraft<{ typed?: Typed }>(`post ${post?.id ?? ''}`, {});
  const [create, creating] = postsApi.useAdminPostCreateMutation();
  const [change, changing] = postsApi.useAdminPostChangeMutation();
  const [conflict, setConflict] = useState<PostConflict>();
  /** The post as it was when a decision about it was refused. */
  const [refused, setRefused] = useState<AdminPost>();
  const [note, setNote] = useState('');
  const [step, setStep] = useState<PostStep>('saved');
  const { form, errors, showErrors } = useFormErrors(t);
  const busy = useRef(false);
  const typed = draft.value.typed ?? stored;
  const fields = allOf(typed);
  const latest = () => allOf(draft.current().typed ?? stored);
  const saving = post ? changing : creating;
  const touched = Object.keys(typed.changed).length > 0;

  const put = (next: Typed) => {
    if (Object.keys(next.changed).length > 0) draft.change({ typed: next });
    else draft.clear(draft.current());
  };
  /** What was typed while `sent` was being saved stays. */
  const take = (result: AdminPost, sent: Typed) => {
    setSaved(result);
    const now = draft.current().typed;
    const since = now ? changedFrom(allOf(sent), allOf(now)) : {};
    const base = fieldsOf(result);
    put({ revision: result.revision, base, changed: changedFrom(base, { ...base, ...since }) });
  };
  const send = async (sent: Typed, decision?: Decision): Promise<Outcome> => {
    const all = allOf(sent);
    const said = decision?.said ?? 'saved';
    setStep(said);
    const written = changeOf(sent.changed, all);
    const { data, error } = post
      ? await change({ id: post.id, change: { ...written, ...decision?.change }, revision: sent.revision })
      : await create({ ...written, id: all.id as string });
    if (data) {
      take(data, sent);
      if (said === 'sentBack') setNote('');
      notify({ title: t(`posts.done.${said}`), tone: 'success' });
      // A published edition is the post that it revises from now on.
      if (post?.id !== data.id) navigate(links.admin(`blog-manager/${data.id}`), { replace: true });
      return 'done';
    }
    if (!isApiError(error)) return 'refused';
    if (error.status === 412 && post) {
      // Of what is typed on an older save than the shown one, the fields come first.
      if (decision && sent.revision === post.revision) {
        setRefused(post);
        return 'refused';
      }
      setConflict({ revision: sent.revision, base: sent.base, mine: sent.changed, seen: post });
      return 'stopped';
    }
    const faults = fieldErrorsOf(error);
    const hasFaults = showErrors(() => errorsUntilChanged(faults, Object.keys(changedFrom(all, latest()))));
    return hasFaults ? 'stopped' : 'refused';
  };
  const once = async (work: () => Promise<Outcome>): Promise<Outcome> => {
    if (busy.current) return 'refused';
    busy.current = true;
    return work().finally(() => {
      busy.current = false;
    });
  };
  /** What was typed, on the save that is shown now. */
  const onto = (mine: PostFields): Typed => ({
    ...stored,
    changed: changedFrom(stored.base, { ...stored.base, ...mine }),
  });

  return {
    fields,
    touched,
    restored: draft.restored && touched,
    change: (path: string, value: string | readonly string[]) => {
      const { base } = typed;
      const next = { ...base, ...typed.changed, [path]: value };
      const named = (of: PostFields) => leadingName(forEachLanguage((each) => wordsAt(of, textPath(each, 'title'))));
      const id = !post && { id: followingSlug(wordsAt(next, 'id'), named(fields), named(next)) };
      put({ ...typed, changed: changedFrom(base, { ...next, ...(path !== 'id' && id) }) });
    },
    discard: () => {
      draft.clear(draft.current());
      showErrors(() => ({}));
    },
    submit: async (decision?: Decision): Promise<Outcome> => {
      if (decision && refused) return 'refused';
      if (showErrors(errorsUntilFilled((translate) => faultsOf(latest(), translate), t))) return 'stopped';
      if (touched || decision) return once(() => send(typed, decision));
      notify({ title: t('posts.nothingToSave') });
      return 'stopped';
    },
    form,
    errors,
    saving,
    /** What is being done. */
    pending: saving.isLoading ? step : undefined,
    conflict,
    later: () => setConflict(undefined),
    resolve: (mine: PostFields) => {
      if (!conflict) return;
      setConflict(undefined);
      setRefused(undefined);
      const next = onto(mine);
      put(next);
      if (Object.keys(next.changed).length > 0) void once(() => send(next));
    },
    refused,
    /** It was looked at again: decisions are about what is shown now, and so is what was typed. */
    look: () => {
      saving.reset();
      setConflict(undefined);
      const now = draft.current().typed;
      if (now && !post?.isUnsubmitted) {
        const theirs = changedFrom(now.base, stored.base);
        const next = onto(now.changed);
        if (refused && Object.keys(next.changed).some((path) => path in theirs)) {
          setConflict({ revision: now.revision, base: now.base, mine: now.changed, seen: refused });
          return;
        }
        put(next);
      }
      setRefused(undefined);
    },
    /** To the author, as long as it isn't sent. */
    note,
    setNote,
  };
}
export type PostEditor = ReturnType<typeof usePostEditor>;
