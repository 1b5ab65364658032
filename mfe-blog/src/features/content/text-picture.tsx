import { byteSize, pictureLimits } from '@arcada/contracts';
import { isApiError, useErrorText } from '@arcada/platform';
import { TextPicture as PictureIntoText } from '@arcada/ui/forms';
import { ownPostsApi } from './content.api.ts';
import { useContentTexts } from './content-texts.ts';

/** Uploads a picture into the text of a post; `onInsert` puts its Markdown there. */
export function TextPicture({ onInsert }: { onInsert: (markdown: string) => void }) {
  const { t } = useContentTexts();
  const errorText = useErrorText();
  const [send, { isLoading, error, reset }] = ownPostsApi.useBlogOwnPostPictureMutation();
  const refused = isApiError(error) ? error.problem?.errors?.[0]?.message : undefined;
  return (
    <PictureIntoText
      labels={{
        title: t('picture.title'),
        file: t('picture.file'),
        limit: t('picture.limit', { most: byteSize(pictureLimits.bytes) }),
        fileMissing: t('picture.fileMissing'),
        alternative: t('picture.alternative'),
        alternativeHint: t('picture.alternativeHint'),
        alternativeMissing: t('picture.alternativeMissing'),
        insert: t('picture.insert'),
        sending: t('picture.sending'),
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
