import type { KeysetPage } from '@arcada/contracts';
import { Button } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { SelectAll } from './select-all.tsx';

interface BulkActionsProps {
  words: 'products.bulk' | 'posts.bulk' | 'courses.bulk';
  /** How many fit the filter. */
  total: number;
  readAll: (after: string | undefined) => Promise<KeysetPage<{ id: string }>>;
  selected: readonly string[];
  onSelect: (ids: string[]) => void;
  onOpen: () => void;
}

/** Buttons above a table: select all that fits the filter, and change what is selected. */
export function BulkActions({ words, total, readAll, selected, onSelect, onOpen }: BulkActionsProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <SelectAll words={words} total={total} read={readAll} onSelect={onSelect} />
      {selected.length > 0 && (
        <Button size="small" variant="primary" onClick={onOpen}>
          {t(`${words}.open`, { count: selected.length })}
        </Button>
      )}
    </>
  );
}
