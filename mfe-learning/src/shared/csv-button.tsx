import { type CsvCell, csvFile, saveFile } from '@arcada/platform';
import { Button, DownloadIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** What a page lists, as a CSV file: headings and rows. */
export function CsvButton({ name, rows }: { name: string; rows: () => CsvCell[][] }) {
  const { t } = useTranslation('learning');
  return (
    <div>
      <Button size="small" icon={<DownloadIcon />} onClick={() => saveFile(name, csvFile(rows()))}>
        {t('csv.download')}
      </Button>
    </div>
  );
}
