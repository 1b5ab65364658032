import { Button, Dialog } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

interface ArchiveDialogProps {
  /** Whether what is typed is saved with it. */
  unsaved: boolean;
  onArchive: () => void;
  onClose: () => void;
}

/** Asks before a product leaves the store. What becomes of it is shown in the form. */
export function ArchiveDialog({ unsaved, onArchive, onClose }: ArchiveDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('products.archiveTitle')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="danger" onClick={onArchive}>
            {t(`products.${unsaved ? 'saveAnd' : 'make'}.archived`)}
          </Button>
        </>
      }
    >
      <p>
        {t('products.archiveText')} {unsaved && t('products.archiveUnsaved')}
      </p>
    </Dialog>
  );
}
