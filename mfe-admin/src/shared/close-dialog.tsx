import { Field, TextArea } from '@arcada/ui/forms';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface CloseDialogProps
  extends Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'about' | 'confirmLabel' | 'doneText' | 'onClose'> {
  /** What follows. */
  children: ReactNode;
  noteHint: string;
  /** The note of the last decision. */
  note: string | null;
  most: number;
  /** A mutation's result. */
  onDecide: (note: string) => Promise<{ error?: unknown }>;
}

/** Something that waits is closed or opened again, with a note for whoever looks at it later. */
export function CloseDialog({ noteHint, note: last, most, onDecide, ...dialog }: CloseDialogProps) {
  const { t } = useTranslation('admin');
  const [note, setNote] = useState(last ?? '');
  return (
    <ConfirmDialog
      {...dialog}
      variant="primary"
      onConfirm={() => onDecide(note)}
      fields={
        <Field label={t('questions.note')} hint={noteHint}>
          <TextArea rows={3} maxLength={most} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      }
    />
  );
}
