import type { KeysetPage } from '@arcada/contracts';
import { Button } from '@arcada/ui';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectAll } from './select-all.tsx';

export interface BulkChangesProps {
  ids: readonly string[];
  open: boolean;
  /** `undoable`: something was changed, and can be changed back. */
  onClose: (undoable: boolean) => void;
}

interface BulkChanges {
  words: 'products.bulk' | 'posts.bulk' | 'courses.bulk';
  /** How many fit the filter. */
  total: number | undefined;
  readAll: (after: string | undefined) => Promise<KeysetPage<{ id: string }>>;
  /** Changes what is selected. */
  dialog: ComponentType<BulkChangesProps>;
}

/**
 * A list whose rows are changed together: its selection, the buttons above the table (select all that fits the filter,
 * change what is selected) and the dialog. What was changed last can be changed back while the page is open.
 */
export function useBulkChanges({ words, total = 0, readAll, dialog: Dialog }: BulkChanges) {
  const { t } = useTranslation('admin');
  const [ids, setIds] = useState<string[]>([]);
  const [run, setRun] = useState({ number: 0, ids: [] as readonly string[] });
  const [shown, setShown] = useState<'open' | 'undoable'>();
  const begin = () => {
    setRun({ number: run.number + 1, ids });
    setShown('open');
  };
  return {
    selection: { ids, onChange: setIds },
    buttons: (
      <>
        <SelectAll words={words} total={total} read={readAll} onSelect={setIds} />
        {ids.length > 0 && (
          <Button size="small" variant="primary" onClick={begin}>
            {t(`${words}.open`, { count: ids.length })}
          </Button>
        )}
        {shown === 'undoable' && (
          <Button size="small" onClick={() => setShown('open')}>
            {t('bulk.last')}
          </Button>
        )}
      </>
    ),
    dialog: shown && (
      <Dialog
        key={run.number}
        ids={run.ids}
        open={shown === 'open'}
        onClose={(undoable) => setShown(undoable ? 'undoable' : undefined)}
      />
    ),
  };
}
