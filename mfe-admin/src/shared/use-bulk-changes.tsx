import type { KeysetPage } from '@arcada/contracts';
import { Button } from '@arcada/ui';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectAll } from './select-all.tsx';

interface BulkChanges {
  words: 'products.bulk' | 'posts.bulk' | 'courses.bulk';
  /** How many fit the filter. */
  total: number | undefined;
  readAll: (after: string | undefined) => Promise<KeysetPage<{ id: string }>>;
  /** Changes what is selected. */
  dialog: ComponentType<{ ids: readonly string[]; onClose: () => void }>;
}

/**
 * A list whose rows are changed together: its selection, the buttons above the table (select all that fits the filter,
 * change what is selected) and the dialog.
 */
export function useBulkChanges({ words, total = 0, readAll, dialog: Dialog }: BulkChanges) {
  const { t } = useTranslation('admin');
  const [ids, setIds] = useState<string[]>([]);
  const [changing, setChanging] = useState(false);
  return {
    selection: { ids, onChange: setIds },
    buttons: (
      <>
        <SelectAll words={words} total={total} read={readAll} onSelect={setIds} />
        {ids.length > 0 && (
          <Button size="small" variant="primary" onClick={() => setChanging(true)}>
            {t(`${words}.open`, { count: ids.length })}
          </Button>
        )}
      </>
    ),
    dialog: changing && <Dialog ids={ids} onClose={() => setChanging(false)} />,
  };
}
