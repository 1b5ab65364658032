import { type CsvCell, csvFile, saveFile } from '@arcada/platform';
import { Button, DownloadIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

interface CsvButtonProps {
  /** Of the file. */
  name: string;
  /** Where a page has several of these: which one it is. */
  label?: string;
  /** Where a file holds only a part. */
  text?: string | undefined;
  rows: () => CsvCell[][];
}

/** What a page lists, as a CSV file: headings and rows. */
export function CsvButton({ name, label, text, rows }: CsvButtonProps) {
  const { t } = useTranslation('learning');
  return (
    <div>
      <Button size="small" icon={<DownloadIcon />} aria-label={label} onClick={() => saveFile(name, csvFile(rows()))}>
        {text ?? t('csv.download')}
      </Button>
    </div>
  );
}
