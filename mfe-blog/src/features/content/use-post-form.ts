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
import {
  changedFrom,
  changeOf,
  faultsOf,
  fieldsOf,
  languageOfFaults,
  type PostFields,
  wholeOf,
} from './post-fields.ts';
import { useAutosave } from './use-autosave.ts';

/** Of what was sent, the words that were stored in another form. */
const echoesOf = (sent: PostFields, stored: PostFields): Echoes =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([path, typed]) => {
      const saved = stored[path] ?? '';
      return saved === typed ? [] : [[path, { saved, typed }]];
    }),
  );

/** What was typed, and the save that it is based on. */
interface Typed {
  revision: number;
  base: PostFields;
  changed: PostFields;
}
type Said = 'saved' | 'submitted' | 'withdrawn';
/** Words as they were typed, where the service stored them in another form: without spaces at the end. */
type Echoes = Readonly<Record<string, { saved: string; typed: string }>>;
const asTyped = (base: PostFields, echoes: Echoes): PostFields =>
  Object.fromEntries(
    Object.entries(base).map(([path, words]) => [path, echoes[path]?.saved === words ? echoes[path].typed : words]),
  );

/**
 * The form of an own post, kept in the browser until it is saved, and saved only onto the save that it is based on: a
 * draft by itself, after a pause; a new post, whose address can't be changed later, by its button.
 * `theirs` are the fields that were saved elsewhere since, until `keepMine` is called.
 */
export function usePostForm(post: AdminPost | undefined, firstLanguage: Language) {
  const { t } = useContentTexts();
  const navigate = useNavigate();
  const [language, setLanguage] = useState(firstLanguage);
  // The response to a save comes before the post is read again.
  const newest = useRef(post);
  if (post && post.revision >= (newest.current?.revision ?? 0)) newest.current = post;
  const storedNow = (): Typed => ({
    revision: newest.current?.revision ?? 0,
    base: fieldsOf(newest.current),
    changed: {},
  });
  const stored = storedNow();
  const [echoes, setEchoes] = useState<Echoes>({});
  const fieldsIn = ({ base, changed }: Typed): PostFields => ({ ...asTyped(base, echoes), ...changed });
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
  const latest = () => fieldsIn(draft.current().typed ?? storedNow());
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
  const send = async (
    status: 'draft' | 'submitted' | undefined,
    said: Said,
    part: (changed: PostFields) => PostFields = (changed) => changed,
  ): Promise<{ error?: unknown }> => {
    const from = draft.current().typed ?? storedNow();
    const changed = part(from.changed);
    const fields = { ...from.base, ...changed };
    const written = { ...changeOf(changed, fields), ...(status && { status }) };
    refused.current = undefined;
    const { data, error } = post
      ? await change({ id: post.id, change: written, revision: from.revision })
      : await create({ ...written, id: fields.id ?? '' });
    if (data) {
      newest.current = data;
      // What was typed while it was being saved stays.
      const now = draft.current().typed;
      const base = fieldsOf(data);
      const since = now ? changedFrom(fields, { ...now.base, ...now.changed }) : {};
      setEchoes((before) => ({ ...before, ...echoesOf(changed, base) }));
      put({ revision: data.revision, base, changed: changedFrom(base, { ...base, ...since }) });
      if (!post) navigate(links.contentPosts(data.id), { replace: true });
    } else if (isApiError(error) && error.status === 412) refused.current = [status, said];
    return { error };
  };
  /** A save that was asked for: it says what came of it. */
  const sendAloud = async (status: 'draft' | 'submitted' | undefined, said: Said): Promise<void> => {
    const sent = latest();
    const { error } = await send(status, said);
    if (!error) notify({ title: t(said), tone: 'success' });
    else if (isApiError(error))
      show(() => errorsUntilChanged(fieldErrorsOf(error), Object.keys(changedFrom(sent, latest()))));
  };
  const once = async (work: () => Promise<unknown>) => {
    if (busy.current) return;
    busy.current = true;
    await work().finally(() => {
      busy.current = false;
    });
  };
  /** What can be saved of these: a language is saved once it is complete. */
  const part = (changed: PostFields) => wholeOf(changed, { ...typed.base, ...changed }, t);
  const whole = part(typed.changed);
  const autosave = useAutosave({
    typed: draft.value,
    waits: post?.status === 'draft' && !isOutdated && Object.keys(whole).length > 0,
    save: async () => {
      let saved: { error?: unknown } = {};
      await once(async () => {
        saved = await send(undefined, 'saved', part);
      });
      return saved;
    },
  });
  /** By its button, once what is being saved by itself is saved. */
  const begin = (work: () => Promise<void>) => void autosave.settled().then(() => once(work));
  const typeAll = (next: PostFields) => {
    const { changed, ...from } = draft.current().typed ?? storedNow();
    setEchoes((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !(path in next))));
    put({ ...from, changed: changedFrom(from.base, { ...from.base, ...changed, ...next }) });
  };

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
    /** What the last words typed came to. */
    kept: !touched
      ? autosave.isSaved && !saving.error
        ? ('saved' as const)
        : undefined
      : isOutdated
        ? ('conflict' as const)
        : autosave.isUnreachable
          ? ('lost' as const)
          : !post
            ? ('new' as const)
            : Object.keys(whole).length < Object.keys(typed.changed).length
              ? ('incomplete' as const)
              : ('kept' as const),
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
      if (again && (again[0] || Object.keys(next.changed).length > 0)) begin(() => sendAloud(...again));
    },
    discard: () => {
      saving.reset();
      draft.clear(draft.current());
      showErrors(() => ({}));
    },
    save: () => {
      if (isFaulty()) return;
      if (!touched) notify({ title: t('nothingToSave') });
      else begin(() => sendAloud(undefined, 'saved'));
    },
    submit: () => {
      if (!isFaulty()) begin(() => sendAloud('submitted', 'submitted'));
    },
    withdraw: () => begin(() => sendAloud('draft', 'withdrawn')),
  };
}
export type PostForm = ReturnType<typeof usePostForm>;
