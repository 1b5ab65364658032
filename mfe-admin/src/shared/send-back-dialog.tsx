import { Button, Dialog } from '@arcada/ui';
import { Field, TextArea } from '@arcada/ui/forms';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface SendBackDialogProps {
  /** What happens to it. */
  children: ReactNode;
  /** Where the dialog stays until it is sent back, and is opened again with what was typed: kept by whoever opens it. */
  kept?: {
    note: string;
    onNote: (note: string) => void;
    sending: boolean;
    /** Why it wasn't sent back. */
    refusal: ReactNode;
    /** It must be looked at first. */
    isBlocked: boolean;
  };
  onSend: (note: string) => void;
  onClose: () => void;
}

const shortest = 3;

/** Asks for the note with which something that was handed in goes back to its author. */
export function SendBackDialog({ children, kept, onSend, onClose }: SendBackDialogProps) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const [own, setOwn] = useState('');
  const [tried, setTried] = useState(false);
  const note = kept?.note ?? own;
  const setNote = kept?.onNote ?? setOwn;
  const isShort = note.trim().length < shortest;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (kept?.isBlocked) return;
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
          <Button onClick={onClose}>{t(kept?.isBlocked ? 'common.close' : 'common.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={kept?.sending ?? false}
            // Not disabled: a browser takes the focus from that.
            aria-disabled={kept?.isBlocked || undefined}
          >
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
        {kept?.refusal}
      </form>
    </Dialog>
  );
}
