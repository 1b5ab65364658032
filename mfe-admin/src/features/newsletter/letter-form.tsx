import { type Letter, links } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { FormPreview, ToPreview } from '../../shared/form-preview.tsx';
import { SaveBar } from '../../shared/save-bar.tsx';
import { LetterConflict } from './letter-conflict.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { LetterTexts } from './letter-texts.tsx';
import { lettersApi } from './letters.api.ts';
import { SendButtons } from './send-buttons.tsx';
import { useLetterEditor } from './use-letter-editor.ts';

interface LetterFormProps {
  /** Undefined for a new one. */
  letter: Letter | undefined;
}

/** A draft: its texts, its preview, and the way to its readers. */
export function LetterForm({ letter: read }: LetterFormProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const formId = useId();
  const editor = useLetterEditor(read);
  const [remove] = lettersApi.useAdminLetterRemoveMutation();
  const [removing, setRemoving] = useState(false);
  const { letter, touched, saving, conflict } = editor;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    editor.submit();
  };
  const handleRemove = async ({ id, revision }: Letter) => {
    const { error } = await remove({ id, revision });
    if (error === undefined) navigate(links.admin('newsletter'), { replace: true });
    return { error };
  };
  return (
    <>
      <FormPreview
        id="letter-parts"
        below
        preview={(language) => <LetterPreview fields={editor.fields} {...language} />}
      >
        <form id={formId} ref={editor.form} noValidate className="admin-section" onSubmit={handleSubmit}>
          {editor.restored && <Notice>{t('letters.restored')}</Notice>}
          <p className="a-mute">{t('letters.hint')}</p>
          <LetterTexts editor={editor} />
        </form>
        <SaveBar>
          {saving.error !== undefined && !conflict && <Notice tone="danger">{errorText(saving.error)}</Notice>}
          <div className="a-row">
            <Button type="submit" form={formId} variant="primary" loading={saving.isLoading}>
              {t('letters.save')}
            </Button>
            {letter && <SendButtons letter={letter} disabled={touched || saving.isLoading} />}
            {touched && <Button onClick={editor.discard}>{t('letters.discard')}</Button>}
            {letter && (
              <Button variant="danger" onClick={() => setRemoving(true)}>
                {t('letters.remove')}
              </Button>
            )}
            <ToPreview heading="letter-preview" />
            <span className="a-small a-mute" role="status">
              {touched && t('letters.unsaved')}
            </span>
          </div>
        </SaveBar>
      </FormPreview>
      {letter && conflict && letter.revision !== conflict.revision && (
        <LetterConflict conflict={conflict} letter={letter} onResolve={editor.resolve} onLater={editor.later} />
      )}
      {letter && removing && (
        <ConfirmDialog
          title={t('letters.removeTitle')}
          confirmLabel={t('letters.remove')}
          doneText={t('letters.removed')}
          onConfirm={() => handleRemove(letter)}
          onClose={() => setRemoving(false)}
        >
          {t('letters.removeText')}
        </ConfirmDialog>
      )}
    </>
  );
}
