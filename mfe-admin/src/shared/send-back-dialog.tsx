import { Button, Dialog } from '@arcada/ui';
import { Field, TextArea } from '@arcada/ui/forms';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface SendBackDialogProps {
  /** What happens to it. */
  children: ReactNode;
  onSend: (note: string) => void;
  onClose: () => void;
}

const shortest = 3;

/** Asks for the note with which something that was handed in goes back to its author. */
export function SendBackDialog({ children, onSend, onClose }: SendBackDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const isShort = note.trim().length < shortest;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isShort) onSend(note.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sendBack.title')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('sendBack.send')}
          </Button>
        </>
      }
    >
      <form id={formId} className="a-stack" noValidate onSubmit={handleSubmit}>
        <p>{children}</p>
        <Field label={t('sendBack.note')} error={tried && isShort ? t('sendBack.noteFault') : undefined} required>
          <TextArea rows={5} maxLength={2000} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
