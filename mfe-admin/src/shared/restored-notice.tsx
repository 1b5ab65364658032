import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** In a dialog that opens with what was typed in it before: says so, and offers to begin from what is saved. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Notice
      actions={
        <Button size="small" onClick={onDiscard}>
          {t('unsaved.discard')}
        </Button>
      }
    >
      {t('unsaved.restored')}
    </Notice>
  );
}
