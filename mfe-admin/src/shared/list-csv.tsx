import { type CsvCell, csvFile, saveFile } from '@arcada/platform';
import { Button, DownloadIcon, Notice } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ListCsvProps<Row> {
  fileName: string;
  headings: readonly string[];
  cellsOf: (row: Row) => readonly CsvCell[];
  /** Rows from a cursor on; throws when they can't be read as a whole. */
  read: (after: string | undefined) => Promise<{ items: Row[]; next: string | null }>;
}

/** All rows that fit a list's filter as a CSV file. When a part can't be read there is no file. */
export function ListCsv<Row>({ fileName, headings, cellsOf, read }: ListCsvProps<Row>) {
  const { t } = useTranslation('admin');
  const [state, setState] = useState<'failed' | number>();
  const all = async () => {
    const lines: (readonly CsvCell[])[] = [headings];
    for (let after: string | undefined; ; ) {
      setState(lines.length - 1);
      const { items, next } = await read(after);
      lines.push(...items.map(cellsOf));
      if (next === null) return lines;
      after = next;
    }
  };
  const handleClick = async () => {
    try {
      saveFile(fileName, csvFile(await all()));
      setState(undefined);
    } catch (error) {
      console.warn(`${fileName} could not be made.`, error);
      setState('failed');
    }
  };
  return (
    <div className="a-row">
      <Button
        size="small"
        icon={<DownloadIcon />}
        loading={typeof state === 'number'}
        loadingLabel={t('list.csvRows', { count: typeof state === 'number' ? state : 0 })}
        onClick={() => void handleClick()}
      >
        {t('list.csv')}
      </Button>
      {state === 'failed' && (
        <Notice tone="danger" live>
          {t('list.csvFailed')}
        </Notice>
      )}
    </div>
  );
}
