import { byteSize, pictureLimits } from '@arcada/contracts';
import { isApiError, useErrorText } from '@arcada/platform';
import { TextPicture as PictureIntoText } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { postsApi } from './posts.api.ts';

/** Uploads a picture into the text of a post; `onInsert` puts its Markdown there. */
export function TextPicture({ onInsert }: { onInsert: (markdown: string) => void }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [send, { isLoading, error, reset }] = postsApi.useAdminPostPictureMutation();
  const refused = isApiError(error) ? error.problem?.errors?.[0]?.message : undefined;
  return (
    <PictureIntoText
      labels={{
        title: t('posts.picture.title'),
        file: t('posts.picture.file'),
        limit: t('posts.picture.limit', { most: byteSize(pictureLimits.bytes) }),
        fileMissing: t('posts.picture.fileMissing'),
        alternative: t('posts.picture.alternative'),
        alternativeHint: t('posts.picture.alternativeHint'),
        alternativeMissing: t('posts.picture.alternativeMissing'),
        insert: t('posts.picture.insert'),
        sending: t('posts.picture.sending'),
      }}
      mostBytes={pictureLimits.bytes}
      refused={refused ?? (error && errorText(error))}
      isSending={isLoading}
      send={async (file) => (await send(file)).data?.src}
      onChoose={reset}
      onInsert={onInsert}
    />
  );
}
