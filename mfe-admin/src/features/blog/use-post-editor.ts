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
  decision: Decision | undefined;
  /** The post as it was shown then. */
  seen: AdminPost;
}
const allOf = ({ base, changed }: Typed): PostFields => ({ ...base, ...changed });

/**
 * The form of a post, kept in the browser until it is saved, and saved only onto the save that it is based on. When
 * somebody else has saved meanwhile there is a `conflict`, until `resolve` is called with the fields that are to stay.
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
  const send = async (sent: Typed, decision?: Decision): Promise<void> => {
    const all = allOf(sent);
    const said = decision?.said ?? 'saved';
    setStep(said);
    const written = changeOf(sent.changed, all);
    const { data, error } = post
      ? await change({ id: post.id, change: { ...written, ...decision?.change }, revision: sent.revision })
      : await create({ ...written, id: all.id as string });
    if (data) {
      take(data, sent);
      notify({ title: t(`posts.done.${said}`), tone: 'success' });
      // A published edition is the post that it revises from now on.
      if (post?.id !== data.id) navigate(links.admin(`blog-manager/${data.id}`), { replace: true });
    } else if (isApiError(error)) {
      if (error.status === 412 && post)
        setConflict({ revision: sent.revision, base: sent.base, mine: sent.changed, decision, seen: post });
      showErrors(() => errorsUntilChanged(fieldErrorsOf(error), Object.keys(changedFrom(all, latest()))));
    }
  };
  const once = async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    await work().finally(() => {
      busy.current = false;
    });
  };

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
    submit: (decision?: Decision) => {
      if (showErrors(errorsUntilFilled((translate) => faultsOf(latest(), translate), t))) return;
      if (!touched && !decision) notify({ title: t('posts.nothingToSave') });
      else void once(() => send(typed, decision));
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
      const next = { ...stored, changed: changedFrom(stored.base, { ...stored.base, ...mine }) };
      put(next);
      const { decision } = conflict;
      if (decision || Object.keys(next.changed).length > 0) void once(() => send(next, decision));
    },
  };
}
export type PostEditor = ReturnType<typeof usePostEditor>;
