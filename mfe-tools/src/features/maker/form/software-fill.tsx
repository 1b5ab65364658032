import { applyEdits, softwareEdits, tablesOf } from '@arcada/bim';
import { Button, Notice } from '@arcada/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoNotice } from '../../../shared/undo-notice.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { useUndoable } from '../editing/use-undoable.ts';

/** Offers to bring the list of software and its table to the same names, so that they are written once. */
export function SoftwareFill() {
  const { t } = useTranslation('tools');
  const { document } = useEditing();
  const { canUndo, put, undo } = useUndoable();
  const place = useRef<HTMLDivElement>(null);
  if (!tablesOf(document.type).includes('softwareTools')) return null;
  if (!canUndo && softwareEdits(document).length === 0) return null;
  // Each button goes with what it does.
  const handle = (change: () => void) => () => {
    change();
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1}>
      {canUndo ? (
        <UndoNotice onUndo={handle(undo)}>{t('software.filled')}</UndoNotice>
      ) : (
        <Notice
          actions={
            <Button size="small" onClick={handle(() => put((now) => applyEdits(now, softwareEdits(now))))}>
              {t('software.fill')}
            </Button>
          }
        >
          {t('software.differ')}
        </Notice>
      )}
    </div>
  );
}
