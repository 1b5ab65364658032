import { acceptedFiles, fileSize, type ProductEdition } from '@arcada/contracts';
import { isApiError, useErrorText, useLanguage } from '@arcada/platform';
import { Button, notify, TrashIcon } from '@arcada/ui';
import { Field, FileInput, PictureField } from '@arcada/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { useContentTexts } from '../../shared/content-texts.ts';
import { ownProductsApi } from './content.api.ts';

/** Picture and file of a draft: each is taken as it is chosen. */
export function ProductUploads({ edition, isDraft }: { edition: ProductEdition; isDraft: boolean }) {
  const { t } = useContentTexts();
  return (
    <section className="a-draft" aria-labelledby="product-uploads">
      <h2 id="product-uploads">{t('uploads')}</h2>
      <Download edition={edition} isDraft={isDraft} />
      <Picture edition={edition} isDraft={isDraft} />
    </section>
  );
}

function useRefusal() {
  const errorText = useErrorText();
  return (error: unknown) =>
    error === undefined ? undefined : (isApiError(error) && error.problem?.errors?.[0]?.message) || errorText(error);
}

function Picture({ edition: { id, imageUrl, hasImage }, isDraft }: { edition: ProductEdition; isDraft: boolean }) {
  const { t } = useContentTexts();
  const refusal = useRefusal();
  const [send, sending] = ownProductsApi.useStoreOwnProductUploadMutation();
  const [remove, removing] = ownProductsApi.useStoreOwnProductTakeOutMutation();
  return (
    <PictureField
      label={t('image')}
      hint={t('imageHint')}
      error={refusal(sending.error ?? removing.error)}
      src={imageUrl}
      disabled={!isDraft}
      onChoose={(file) => send({ id, part: 'image', file })}
      removal={
        hasImage
          ? {
              label: t('removeImage'),
              onRemove: () => void remove({ id, part: 'image' }),
              loading: removing.isLoading,
            }
          : undefined
      }
    />
  );
}

function Download({ edition: { id, type, file, isNew }, isDraft }: { edition: ProductEdition; isDraft: boolean }) {
  const { t } = useContentTexts();
  const refusal = useRefusal();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<File>();
  const [send, sending] = ownProductsApi.useStoreOwnProductUploadMutation();
  const [remove, removing] = ownProductsApi.useStoreOwnProductTakeOutMutation();
  const none = useRef<HTMLParagraphElement>(null);
  const removed = useRef(false);
  useEffect(() => {
    // The removed button had the focus.
    if (!file && removed.current && document.activeElement === document.body) none.current?.focus();
    removed.current = false;
  }, [file]);
  const handleChoose = async (next: File | undefined) => {
    setChosen(next);
    if (!next) return;
    const { data } = await send({ id, part: 'file', file: next });
    setChosen(undefined);
    if (data) notify({ title: t('fileTaken'), tone: 'success' });
  };
  return (
    <div className="a-stack">
      {file ? (
        <div>
          <p>
            <strong>{file.name}</strong> <span className="a-mute">· {fileSize(file.bytes, language)}</span>
          </p>
          <p className="a-small a-mute">
            SHA-256 <code className="a-code">{file.sha256}</code>
          </p>
        </div>
      ) : (
        <p ref={none} tabIndex={-1} className="a-mute">
          {t(isNew ? 'noFile' : 'sameFile')}
        </p>
      )}
      {isDraft && (
        <>
          <Field
            label={t(file ? 'replaceFile' : 'file')}
            hint={
              sending.isLoading ? t('uploading') : t('fileHint', { endings: acceptedFiles(type).replaceAll(',', ', ') })
            }
            error={refusal(sending.error ?? removing.error)}
          >
            <FileInput
              file={chosen}
              accept={acceptedFiles(type)}
              disabled={sending.isLoading}
              onChoose={(next) => void handleChoose(next)}
            />
          </Field>
          {file && (
            <div>
              <Button
                icon={<TrashIcon size={16} />}
                loading={removing.isLoading}
                onClick={() => {
                  removed.current = true;
                  void remove({ id, part: 'file' });
                }}
              >
                {t('removeFile')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
