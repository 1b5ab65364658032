import { type Letter, links } from '@arcada/contracts';
import { fieldErrorsOf, isApiError, useDraft, useFormErrors } from '@arcada/platform';
import { notify } from '@arcada/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { changedFrom, type Fields } from '../../shared/fields.ts';
import { changedTexts, fieldsOf } from './letter-fields.ts';
import { lettersApi } from './letters.api.ts';

/** What was typed, and the save that it is based on. */
interface Typed {
  revision: number;
  base: Fields;
  changed: Fields;
}
export type LetterConflict = Typed;

/**
 * The texts of a draft, kept in the browser until they are saved, and saved only onto the save that they are based on.
 * When somebody else has saved meanwhile there is a `conflict`, until `resolve` is called with the fields that stay.
 */
export function useLetterEditor(read: Letter | undefined) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  // What a save returns is newer than what was read until it is read again.
  const [saved, setSaved] = useState<Letter>();
  const letter = saved && read && saved.revision > read.revision ? saved : read;
  const stored: Typed = { revision: letter?.revision ?? 0, base: fieldsOf(letter), changed: {} };
  const draft = useDraft<{ typed?: Typed }>(`letter ${letter?.id ?? ''}`, {});
  const [create, creating] = lettersApi.useAdminLetterCreateMutation();
  const [change, changing] = lettersApi.useAdminLetterChangeMutation();
  const [conflict, setConflict] = useState<LetterConflict>();
  const { form, errors, showErrors } = useFormErrors(t);
  const busy = useRef(false);
  const typed = draft.value.typed ?? stored;
  const fields: Fields = { ...typed.base, ...typed.changed };
  const touched = Object.keys(typed.changed).length > 0;

  const put = (next: Typed) => {
    if (Object.keys(next.changed).length > 0) draft.change({ typed: next });
    else draft.clear(draft.current());
  };
  /** What was typed while `sent` was being saved stays. */
  const take = (result: Letter, sent: Typed) => {
    setSaved(result);
    const now = draft.current().typed;
    const since = now ? changedFrom({ ...sent.base, ...sent.changed }, { ...now.base, ...now.changed }) : {};
    const base = fieldsOf(result);
    put({ revision: result.revision, base, changed: changedFrom(base, { ...base, ...since }) });
  };
  const save = async (sent: Typed): Promise<void> => {
    const texts = changedTexts(sent.changed, { ...sent.base, ...sent.changed });
    const { data, error } = letter
      ? await change({ id: letter.id, revision: sent.revision, texts })
      : await create({ texts });
    if (data) {
      take(data, sent);
      notify({ title: t('letters.saved'), tone: 'success' });
      if (!letter) navigate(links.admin(`newsletter/${data.id}`), { replace: true });
    } else if (isApiError(error)) {
      if (error.status === 412) setConflict(sent);
      showErrors(() => fieldErrorsOf(error));
    }
  };
  const once = async (sent: Typed) => {
    if (busy.current) return;
    busy.current = true;
    await save(sent).finally(() => {
      busy.current = false;
    });
  };

  return {
    /** As it was last read or saved; undefined for a new one. */
    letter,
    fields,
    touched,
    restored: draft.restored && touched,
    change: (path: string, value: string) => {
      const { base } = typed;
      put({ ...typed, changed: changedFrom(base, { ...base, ...typed.changed, [path]: value }) });
    },
    discard: () => {
      draft.clear(draft.current());
      showErrors(() => ({}));
    },
    submit: () => {
      if (touched) void once(typed);
      else notify({ title: t('letters.nothingToSave') });
    },
    form,
    errors,
    saving: letter ? changing : creating,
    conflict,
    later: () => setConflict(undefined),
    resolve: (mine: Fields) => {
      setConflict(undefined);
      const next = { ...stored, changed: changedFrom(stored.base, { ...stored.base, ...mine }) };
      put(next);
      if (Object.keys(next.changed).length > 0) void once(next);
    },
  };
}
export type LetterEditor = ReturnType<typeof useLetterEditor>;
