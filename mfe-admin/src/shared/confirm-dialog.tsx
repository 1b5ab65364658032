import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Notice, notify } from '@arcada/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ConfirmDialogProps {
  title: string;
  /** Whom or what it is about, where the title's name could be another's. */
  about?: ReactNode;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** Fields below that text. */
  fields?: ReactNode;
  confirmLabel: string;
  /** Of the button; `primary` for what takes nothing away. */
  variant?: 'danger' | 'primary';
  /** What stands in the way is said in the text. */
  disabled?: boolean;
  /** A mutation's result. */
  onConfirm: () => Promise<{ error?: unknown }>;
  /** Shown when it is done; left out where the caller says it in the words of the response. */
  doneText?: string;
  onClose: () => void;
}

/** Asks before something is removed, or done that reaches far. A refusal is shown here and the question stays. */
export function ConfirmDialog({
  title,
  about,
  children,
  fields,
  confirmLabel,
  variant = 'danger',
  disabled = false,
  onConfirm,
  doneText,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const handleConfirm = async () => {
    setBusy(true);
    const { error } = await onConfirm();
    setBusy(false);
    setRefused(error);
    if (error !== undefined) return;
    if (doneText) notify({ title: doneText, tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant={variant} disabled={disabled} loading={isBusy} onClick={() => void handleConfirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="a-stack">
        {about && <p>{about}</p>}
        <p>{children}</p>
        {fields}
        {refused !== undefined && (
          <Notice tone="danger" live>
            {errorText(refused)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
