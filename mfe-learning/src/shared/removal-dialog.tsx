import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Notice } from '@arcada/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface RemovalDialogProps {
  /** What is to be removed; the dialog is closed without it. */
  asked: { title: string; text: ReactNode } | undefined;
  /** Label of the confirming button, and while it is working. */
  sure: string;
  pending: string;
  removing: { isLoading: boolean; error?: unknown; reset: () => void };
  /** Returns whether it was removed. */
  onSure: () => Promise<boolean>;
  onClose: () => void;
  /**
   * Focused afterwards, if the page stays: the button that opened the dialog disappears with its
   * row, and the next row's must not take its place.
   */
  after?: RefObject<HTMLElement | null>;
}

/** Asks before something is removed. Rendered beside a list, not in a row, so that it outlives the row. */
export function RemovalDialog({ asked, sure, pending, removing, onSure, onClose, after }: RemovalDialogProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const removed = useRef(false);
  const open = asked !== undefined;
  useEffect(() => {
    if (open || !removed.current) return;
    removed.current = false;
    after?.current?.focus();
  }, [open, after]);
  const close = () => {
    removing.reset();
    onClose();
  };
  const handleSure = async () => {
    if (!(await onSure())) return;
    removed.current = true;
    close();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={asked?.title}
      closeLabel={t('common.close')}
      footer={
        <div className="a-row">
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button
            variant="danger"
            loading={removing.isLoading}
            loadingLabel={pending}
            onClick={() => void handleSure()}
          >
            {sure}
          </Button>
        </div>
      }
    >
      <div className="a-stack">
        {removing.error !== undefined && <Notice tone="danger">{errorText(removing.error)}</Notice>}
        <p className="learn-written">{asked?.text}</p>
      </div>
    </Dialog>
  );
}
