import type { PageOf } from '@arcada/contracts';
import { type CsvCell, csvFile, saveFile } from '@arcada/platform';
import { Button, DownloadIcon, Notice } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ListCsvProps<Item> {
  /** Name of the file. */
  name: string;
  /** Reads a page of the list, from 1; throws when that fails. */
  readPage: (page: number) => Promise<PageOf<Item>>;
  /** Headings and rows. */
  rowsOf: (items: readonly Item[]) => CsvCell[][];
}

/** The whole list, with all its pages, as a CSV file. */
export function ListCsv<Item>({ name, readPage, rowsOf }: ListCsvProps<Item>) {
  const { t } = useTranslation('tools');
  const [state, setState] = useState<'busy' | 'failed'>();
  const handleClick = async () => {
    setState('busy');
    try {
      saveFile(name, csvFile(rowsOf(await allItems(readPage))));
      setState(undefined);
    } catch (error) {
      console.warn('The list could not be read for its file.', error);
      setState('failed');
    }
  };
  return (
    <>
      <Button
        size="small"
        icon={<DownloadIcon />}
        loading={state === 'busy'}
        loadingLabel={t('common.loading')}
        onClick={() => void handleClick()}
      >
        {t('dashboard.csv')}
      </Button>
      {state === 'failed' && (
        <Notice tone="danger" live>
          {t('listCsv.failed')}
        </Notice>
      )}
    </>
  );
}

async function allItems<Item>(readPage: (page: number) => Promise<PageOf<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page++) {
    const read = await readPage(page);
    items.push(...read.items);
    if (read.items.length === 0 || items.length >= read.total) return items;
  }
}
