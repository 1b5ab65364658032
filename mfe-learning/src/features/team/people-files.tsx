import { workbookFile } from '@arcada/ids';
import { type CsvCell, saveFile } from '@arcada/platform';
import { Button, DownloadIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../shared/csv-button.tsx';

interface PeopleFilesProps {
  /** Of the files, without its ending. */
  name: string;
  /** Whether they hold only those whom the page shows. */
  narrowed?: boolean;
  rows: () => CsvCell[][];
}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const narrowest = 9;
const widest = 60;

/** The people that a page lists, as CSV and as a workbook with the same rows. */
export function PeopleFiles({ name, narrowed = false, rows }: PeopleFilesProps) {
  const { t } = useTranslation('learning');
  const handleWorkbook = () => {
    const table = rows().map((row) => row.map(written));
    const sheet = { name: t('seats.people'), widths: widthsOf(table), above: [], rows: table };
    saveFile(`${name}.xlsx`, new Blob(workbookFile([sheet], new Date()), { type }));
  };
  return (
    <div className="a-row">
      <CsvButton name={`${name}.csv`} text={narrowed ? t('csv.downloadShown') : undefined} rows={rows} />
      <Button size="small" icon={<DownloadIcon />} onClick={handleWorkbook}>
        {t(narrowed ? 'csv.workbookShown' : 'csv.workbook')}
      </Button>
    </div>
  );
}

const written = (cell: CsvCell): string | number =>
  cell !== null && typeof cell === 'object' ? cell.amount : (cell ?? '');

const widthsOf = ([headings = [], ...rows]: (string | number)[][]): number[] =>
  headings.map((_, at) => {
    const longest = Math.max(String(headings[at]).length + 3, ...rows.map((row) => String(row[at] ?? '').length));
    return Math.min(widest, Math.max(narrowest, longest + 2));
  });
