import { authoringLimits, byteSize } from '@arcada/contracts';
import { isApiError, useErrorText } from '@arcada/platform';
import { TextPicture as PictureIntoText } from '@arcada/ui/forms';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { authoringApi } from './authoring.api.ts';
import { EditableContext } from './editable.tsx';

interface TextPictureProps {
  courseId: string;
  /** Puts this Markdown into the text. */
  onInsert: (markdown: string) => void;
}

/** Uploads a picture into the text of a lesson. */
export function TextPicture({ courseId, onInsert }: TextPictureProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const [send, { isLoading, error, reset }] = authoringApi.useLearningContentPictureMutation();
  if (!useContext(EditableContext)) return null;
  const refused = isApiError(error) ? (error.problem?.errors?.[0]?.message ?? errorText(error)) : undefined;
  return (
    <PictureIntoText
      labels={{
        title: t('authoring.picture'),
        file: t('authoring.pictureFile'),
        limit: t('authoring.pictureLimit', { most: byteSize(authoringLimits.picture) }),
        fileMissing: t('authoring.pictureMissing'),
        alternative: t('authoring.alternative'),
        alternativeHint: t('authoring.alternativeHint'),
        alternativeMissing: t('authoring.alternativeMissing'),
        insert: t('authoring.insertPicture'),
        sending: t('authoring.uploading'),
      }}
      mostBytes={authoringLimits.picture}
      refused={refused ?? (error && errorText(error))}
      isSending={isLoading}
      send={async (file) => (await send({ id: courseId, file })).data?.src}
      onChoose={reset}
      onInsert={onInsert}
    />
  );
}
