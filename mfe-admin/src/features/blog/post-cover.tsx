import type { Cover } from '@arcada/contracts';
import { isApiError, useErrorText } from '@arcada/platform';
import { PictureField } from '@arcada/ui/forms';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsAt } from './post-fields.ts';
import { postsApi } from './posts.api.ts';
import type { PostEditor } from './use-post-editor.ts';

/** The picture above a post and on its card: part of what is saved. */
export function PostCover({ editor: { fields, errors, change } }: { editor: PostEditor }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [send, { data: taken, error }] = postsApi.useAdminPostCoverMutation();
  // What was typed during the upload stays.
  const show = useEffectEvent(({ image: name }: Cover) => change('image', name));
  useEffect(() => {
    if (taken) show(taken);
  }, [taken]);
  const image = wordsAt(fields, 'image');
  const refused = isApiError(error) ? (error.problem?.errors?.[0]?.message ?? errorText(error)) : undefined;
  return (
    <PictureField
      label={t('posts.fields.image')}
      hint={t('posts.imageHint')}
      error={refused ?? errors.image}
      src={image ? `/api/blog/images/${image}` : undefined}
      onChoose={send}
      removal={image ? { label: t('posts.removeImage'), onRemove: () => change('image', '') } : undefined}
    />
  );
}
