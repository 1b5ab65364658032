import { Button, Notice } from '@arcada/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What was just changed, with the button that takes it back. */
export function UndoNotice({ onUndo, children }: { onUndo: () => void; children: ReactNode }) {
  const { t } = useTranslation('tools');
  const button = (
    <Button size="small" onClick={onUndo}>
      {t('table.undo')}
    </Button>
  );
  return (
    <Notice live actions={button}>
      {children}
    </Notice>
  );
}
