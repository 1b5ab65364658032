import type { Change } from '@arcada/bim';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoNotice } from '../../../shared/undo-notice.tsx';

interface ImportedNoticeProps {
  /** What the last import has changed. */
  changes: readonly Change[];
  onUndo: () => void;
}

/** After the import of a workbook: it is undone here at once, so the notice is brought into view from any table. */
export function ImportedNotice({ changes, onUndo }: ImportedNoticeProps) {
  const { t } = useTranslation('tools');
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each import
  useEffect(() => {
    // After the dialog, which gives the focus back to what opened it.
    const timer = setTimeout(() => place.current?.focus());
    return () => clearTimeout(timer);
  }, [changes]);
  return (
    <div ref={place} tabIndex={-1} className="tools-imported">
      <UndoNotice onUndo={onUndo}>{t('sheets.imported')}</UndoNotice>
    </div>
  );
}
