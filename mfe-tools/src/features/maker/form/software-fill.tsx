import { applyEdits, softwareEdits, tablesOf } from '@arcada/bim';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../editing/editing-context.ts';
import { UndoNotice } from '../editing/undo-notice.tsx';
import { useUndoable } from '../editing/use-undoable.ts';

/** Offers to bring the list of software and its table to the same names, so that they are written once. */
export function SoftwareFill() {
  const { t } = useTranslation('tools');
  const { document } = useEditing();
  const { canUndo, put, undo } = useUndoable();
  if (!tablesOf(document.type).includes('softwareTools')) return null;
  if (canUndo) return <UndoNotice onUndo={undo}>{t('software.filled')}</UndoNotice>;
  if (softwareEdits(document).length === 0) return null;
  return (
    <Notice
      actions={
        <Button size="small" onClick={() => put((now) => applyEdits(now, softwareEdits(now)))}>
          {t('software.fill')}
        </Button>
      }
    >
      {t('software.differ')}
    </Notice>
  );
}
