import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Notice, notify } from '@arcada/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ConfirmDialogProps {
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  /** What stands in the way is said in the text. */
  disabled?: boolean;
  /** A mutation's result. */
  onConfirm: () => Promise<{ error?: unknown }>;
  /** Shown when it is done. */
  doneText: string;
  onClose: () => void;
}

/** Asks before something is removed. A refusal is shown here and the question stays. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
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
    notify({ title: doneText, tone: 'success' });
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
          <Button variant="danger" disabled={disabled} loading={isBusy} onClick={() => void handleConfirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="a-stack">
        <p>{children}</p>
        {refused !== undefined && (
          <Notice tone="danger" live>
            {errorText(refused)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
