import type { KeysetPage, LastBulk } from '@arcada/contracts';
import { Button } from '@arcada/ui';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectAll } from './select-all.tsx';

export interface BulkChangesProps<Part> {
  /** What was changed last, shown to be changed back; undefined for what is selected. */
  kept?: NonNullable<LastBulk<Part>['last']> | undefined;
  ids: readonly string[];
  open: boolean;
  /** `undoable`: something was changed, and can be changed back. */
  onClose: (undoable: boolean) => void;
}

interface BulkChanges<Part> {
  words: 'products.bulk' | 'posts.bulk' | 'courses.bulk';
  /** How many fit the filter. */
  total: number | undefined;
  readAll: (after: string | undefined) => Promise<KeysetPage<{ id: string }>>;
  /** What the service can still take back. */
  last: LastBulk<Part> | undefined;
  /** Changes what is selected. */
  dialog: ComponentType<BulkChangesProps<Part>>;
}

/**
 * A list whose rows are changed together: its selection, the buttons above the table (select all that fits the filter,
 * change what is selected) and the dialog. What an admin changed last can be changed back, also after the page
 * was left, as long as the service says.
 */
export function useBulkChanges<Part>({ words, total = 0, readAll, last, dialog: Dialog }: BulkChanges<Part>) {
  const { t } = useTranslation('admin');
  const [ids, setIds] = useState<string[]>([]);
  const [run, setRun] = useState<Pick<BulkChangesProps<Part>, 'ids' | 'kept'> & { number: number }>({
    number: 0,
    ids: [],
    kept: undefined,
  });
  const [shown, setShown] = useState<'open' | 'undoable'>();
  const begin = (chosen: readonly string[], kept?: typeof run.kept) => {
    setRun({ number: run.number + 1, ids: chosen, kept });
    setShown('open');
  };
  const kept = last?.last;
  const showLast = () =>
    shown || !kept
      ? setShown('open')
      : begin(
          kept.rows.map(({ id }) => id),
          kept,
        );
  return {
    selection: { ids, onChange: setIds },
    buttons: (
      <>
        <SelectAll words={words} total={total} read={readAll} onSelect={setIds} />
        {ids.length > 0 && (
          <Button size="small" variant="primary" onClick={() => begin(ids)}>
            {t(`${words}.open`, { count: ids.length })}
          </Button>
        )}
        {(shown === 'undoable' || (!shown && kept)) && (
          <Button size="small" onClick={showLast}>
            {t('bulk.last')}
          </Button>
        )}
      </>
    ),
    dialog: shown && (
      <Dialog
        key={run.number}
        ids={run.ids}
        kept={run.kept}
        open={shown === 'open'}
        onClose={(undoable) => setShown(undoable ? 'undoable' : undefined)}
      />
    ),
  };
}
