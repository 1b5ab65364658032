import { Button, Dialog } from '@arcada/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface IdsDialogProps {
  /** The choice gives a file. */
  isReady: boolean;
  onClose: () => void;
  onDownload: () => void;
  children: ReactNode;
}

/** The dialog in which it is chosen which needs an IDS file has; its download closes it. */
export function IdsDialog({ isReady, onClose, onDownload, children }: IdsDialogProps) {
  const { t } = useTranslation('tools');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('files.idsTitle')}
      closeLabel={t('common.close')}
      footer={
        <Button
          variant="primary"
          disabled={!isReady}
          onClick={() => {
            onDownload();
            onClose();
          }}
        >
          {t('files.idsDownload')}
        </Button>
      }
    >
      <div className="a-stack">{children}</div>
    </Dialog>
  );
}
