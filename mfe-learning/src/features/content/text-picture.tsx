import { authoringLimits, byteSize } from '@arcada/contracts';
import { isApiError, useErrorText } from '@arcada/platform';
import { Button, Disclosure } from '@arcada/ui';
import { Field, FileInput, TextInput } from '@arcada/ui/forms';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authoringApi } from './authoring.api.ts';
import { EditableContext } from './editable.tsx';

/** A bracket or a line break would end the alternative text. */
const inBrackets = (text: string) =>
  text
    .replace(/[[\]\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Puts a block of its own into a text: at this place, else at the end. */
export function withBlock(text: string, at: number | undefined, block: string): string {
  const place = Math.min(at ?? text.length, text.length);
  return [text.slice(0, place).trimEnd(), block, text.slice(place).trimStart()].filter(Boolean).join('\n\n');
}

interface TextPictureProps {
  courseId: string;
  /** Puts this Markdown into the text. */
  onInsert: (markdown: string) => void;
}

/** Uploads a picture into the text of a lesson; it needs a text for those who don't see it. */
export function TextPicture({ courseId, onInsert }: TextPictureProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const [file, setFile] = useState<File>();
  const [alternative, setAlternative] = useState('');
  const [tried, setTried] = useState(false);
  const [send, { isLoading, error, reset }] = authoringApi.useLearningContentPictureMutation();
  if (!useContext(EditableContext)) return null;
  const refused = isApiError(error) ? (error.problem?.errors?.[0]?.message ?? errorText(error)) : undefined;
  const tooLarge = file && file.size > authoringLimits.picture;
  const limit = t('authoring.pictureLimit', { most: byteSize(authoringLimits.picture) });
  const fileFault = tooLarge ? limit : tried && !file ? t('authoring.pictureMissing') : undefined;
  const altFault = tried && !inBrackets(alternative) ? t('authoring.alternativeMissing') : undefined;
  const handleInsert = async () => {
    setTried(true);
    if (isLoading || !file || tooLarge || !inBrackets(alternative)) return;
    const { data } = await send({ id: courseId, file });
    if (!data) return;
    onInsert(`![${inBrackets(alternative)}](${data.src})`);
    setFile(undefined);
    setAlternative('');
    setTried(false);
  };
  return (
    <Disclosure level={2} title={t('authoring.picture')}>
      <div className="a-stack">
        <Field
          label={t('authoring.pictureFile')}
          hint={limit}
          error={refused ?? (error && errorText(error)) ?? fileFault}
        >
          <FileInput
            file={file}
            accept="image/png,image/jpeg,image/webp"
            disabled={isLoading}
            onChoose={(chosen) => {
              if (error) reset();
              setFile(chosen);
            }}
          />
        </Field>
        <Field label={t('authoring.alternative')} hint={t('authoring.alternativeHint')} error={altFault}>
          <TextInput maxLength={300} value={alternative} onChange={(event) => setAlternative(event.target.value)} />
        </Field>
        <div>
          <Button loading={isLoading} loadingLabel={t('authoring.uploading')} onClick={() => void handleInsert()}>
            {t('authoring.insertPicture')}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
