import type { KeysetPage } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, notify } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface SelectAllProps {
  words: 'products.bulk' | 'posts.bulk' | 'courses.bulk';
  /** How many fit the filter. */
  total: number;
  read: (after: string | undefined) => Promise<KeysetPage<{ id: string }>>;
  onSelect: (ids: string[]) => void;
}

/** Selects everything that fits the filter, on this page and all others. */
export function SelectAll({ words, total, read, onSelect }: SelectAllProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const handleClick = async () => {
    setBusy(true);
    try {
      const ids: string[] = [];
      for (let after: string | null | undefined; after !== null; ) {
        const page = await read(after);
        ids.push(...page.items.map(({ id }) => id));
        after = page.next;
      }
      onSelect(ids);
    } catch (error) {
      notify({ title: t(`${words}.notSelected`), description: errorText(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  if (total === 0) return null;
  return (
    <Button size="small" loading={busy} onClick={() => void handleClick()}>
      {t('bulk.selectAll', { count: total })}
    </Button>
  );
}
