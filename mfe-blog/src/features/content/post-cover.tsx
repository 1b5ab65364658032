import type { Cover } from '@arcada/contracts';
import { isApiError, useErrorText } from '@arcada/platform';
import { PictureField } from '@arcada/ui/forms';
import { useEffect, useEffectEvent } from 'react';
import { ownPostsApi } from './content.api.ts';
import { useContentTexts } from './content-texts.ts';
import type { PostForm } from './use-post-form.ts';

/** The picture above a post and on its card: part of what is saved. */
export function PostCover({ form: { fields, errors, type }, isDraft }: { form: PostForm; isDraft: boolean }) {
  const { t } = useContentTexts();
  const errorText = useErrorText();
  const [send, { data: taken, error }] = ownPostsApi.useBlogOwnPostCoverMutation();
  // What was typed during the upload stays.
  const show = useEffectEvent(({ image: name }: Cover) => type('image', name));
  useEffect(() => {
    if (taken) show(taken);
  }, [taken]);
  const refused = isApiError(error) ? (error.problem?.errors?.[0]?.message ?? errorText(error)) : undefined;
  return (
    <PictureField
      label={t('fields.image')}
      hint={t('imageHint')}
      error={refused ?? errors.image}
      src={fields.image ? `/api/blog/images/${fields.image}` : undefined}
      disabled={!isDraft}
      onChoose={send}
      removal={fields.image ? { label: t('removeImage'), onRemove: () => type('image', '') } : undefined}
    />
  );
}
