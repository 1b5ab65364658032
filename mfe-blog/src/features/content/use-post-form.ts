import { type AdminPost, followingSlug, type Language, links } from '@arcada/contracts';
import {
  errorsUntilChanged,
  errorsUntilFilled,
  type FieldErrors,
  fieldErrorsOf,
  isApiError,
  type Translate,
  useDraft,
  useFormErrors,
} from '@arcada/platform';
import { notify } from '@arcada/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownPostsApi } from './content.api.ts';
import { useContentTexts } from './content-texts.ts';
import { changedFrom, changeOf, faultsOf, fieldsOf, languageOfFaults, type PostFields } from './post-fields.ts';

/** What was typed, and the save that it is based on. */
interface Typed {
  revision: number;
  base: PostFields;
  changed: PostFields;
}
type Said = 'saved' | 'submitted' | 'withdrawn';
const fieldsIn = ({ base, changed }: Typed): PostFields => ({ ...base, ...changed });

/**
 * The form of an own post, kept in the browser until it is saved, and saved only onto the save that it is based on.
 * `theirs` are the fields that were saved elsewhere since, until `keepMine` is called.
 */
export function usePostForm(post: AdminPost | undefined, firstLanguage: Language) {
  const { t } = useContentTexts();
  const navigate = useNavigate();
  const [language, setLanguage] = useState(firstLanguage);
  const stored: Typed = { revision: post?.revision ?? 0, base: fieldsOf(post), changed: {} };
  const draft = useDraft<{ typed?: Typed }>(`article ${post?.id ?? ''}`, {});
  const [create, creating] = ownPostsApi.useBlogOwnPostCreateMutation();
  const [change, changing] = ownPostsApi.useBlogOwnPostChangeMutation();
  const saving = post ? changing : creating;
  const { form, errors, showErrors } = useFormErrors(t);
  const busy = useRef(false);
  /** What was sent onto a save that is no longer the last: it is sent again once its author has decided. */
  const refused = useRef<[status: 'draft' | 'submitted' | undefined, said: Said]>(undefined);
  const typed = draft.value.typed ?? stored;
  const fields = fieldsIn(typed);
  const latest = () => fieldsIn(draft.current().typed ?? stored);
  const touched = Object.keys(typed.changed).length > 0;
  const isOutdated = typed.revision < stored.revision;
  const theirs = isOutdated
    ? Object.entries(changedFrom(typed.base, stored.base)).filter(
        ([path, words]) => path in typed.changed && words !== fields[path],
      )
    : [];

  const put = (next: Typed) => {
    if (Object.keys(next.changed).length > 0) draft.change({ typed: next });
    else draft.clear(draft.current());
  };
  const show = (find: (translate: Translate) => FieldErrors): boolean => {
    setLanguage(languageOfFaults(find(t), language));
    return showErrors(find);
  };
  const isFaulty = () => show(errorsUntilFilled((translate) => faultsOf(latest(), language, translate), t));
  const send = async (status: 'draft' | 'submitted' | undefined, said: Said, from: Typed = typed): Promise<void> => {
    const fields = fieldsIn(from);
    const written = { ...changeOf(from.changed, fields), ...(status && { status }) };
    refused.current = undefined;
    const { data, error } = post
      ? await change({ id: post.id, change: written, revision: from.revision })
      : await create({ ...written, id: fields.id ?? '' });
    if (data) {
      // What was typed while it was being saved stays.
      const now = draft.current().typed;
      const base = fieldsOf(data);
      const since = now ? changedFrom(fields, { ...now.base, ...now.changed }) : {};
      put({ revision: data.revision, base, changed: changedFrom(base, { ...base, ...since }) });
      notify({ title: t(said), tone: 'success' });
      if (!post) navigate(links.contentPosts(data.id), { replace: true });
    } else if (isApiError(error)) {
      if (error.status === 412) refused.current = [status, said];
      show(() => errorsUntilChanged(fieldErrorsOf(error), Object.keys(changedFrom(fields, latest()))));
    }
  };
  const once = async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    await work().finally(() => {
      busy.current = false;
    });
  };
  const typeAll = (next: PostFields) =>
    put({ ...typed, changed: changedFrom(typed.base, { ...typed.base, ...typed.changed, ...next }) });

  return {
    fields,
    language,
    setLanguage,
    touched,
    restored: draft.restored && touched,
    isOutdated: isOutdated && touched,
    theirs,
    form,
    errors,
    saving,
    /** The address of a new post follows its title until it is typed. */
    type: (path: string, words: string) => {
      const named = !post && path.endsWith('.title');
      typeAll({ [path]: words, ...(named && { id: followingSlug(fields.id ?? '', fields[path] ?? '', words) }) });
    },
    keepMine: () => {
      const next = { ...stored, changed: changedFrom(stored.base, { ...stored.base, ...typed.changed }) };
      const again = refused.current;
      put(next);
      saving.reset();
      // Nothing is left to save where theirs was taken everywhere.
      if (again && (again[0] || Object.keys(next.changed).length > 0)) void once(() => send(...again, next));
    },
    discard: () => {
      saving.reset();
      draft.clear(draft.current());
      showErrors(() => ({}));
    },
    save: () => {
      if (isFaulty()) return;
      if (!touched) notify({ title: t('nothingToSave') });
      else void once(() => send(undefined, 'saved'));
    },
    submit: () => {
      if (!isFaulty()) void once(() => send('submitted', 'submitted'));
    },
    withdraw: () => void once(() => send('draft', 'withdrawn')),
  };
}
export type PostForm = ReturnType<typeof usePostForm>;
