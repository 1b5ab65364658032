import { type CsvAmount, formatPrice } from '@arcada/contracts';
import { type CsvCell, useLanguage } from '@arcada/platform';
import { FiguresTable } from '@arcada/ui/tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../shared/csv-button.tsx';

/** Of a table and of its file, which may have another form for spreadsheets. */
export type FigureCell = string | number | CsvAmount | { shown: string; csv: CsvCell };

export interface FiguresPartProps {
  name: string;
  /** Name of the file without its ending. */
  file: string;
  heads: string[];
  rows: { key: string; cells: FigureCell[] }[];
  /** How many of the rows are shown; the file has all. */
  most?: number;
  /** What the figures count. */
  text?: string;
  level: 2 | 3;
  /** Of the same figures. */
  chart?: ReactNode;
}

/** A table of figures with its heading and the same as a file. */
export function FiguresPart({ name, file, heads, rows, most, text, level, chart }: FiguresPartProps) {
  const { language } = useLanguage();
  const { t } = useTranslation('learning');
  const Heading = `h${level}` as const;
  const shown = (cell: FigureCell) => {
    if (typeof cell === 'string') return cell;
    if (typeof cell === 'number') return cell.toLocaleString(language);
    return 'shown' in cell ? cell.shown : formatPrice(cell.amount);
  };
  const csv = () => [
    heads,
    ...rows.map(({ cells }) => cells.map((cell) => (typeof cell === 'object' && 'shown' in cell ? cell.csv : cell))),
  ];
  return (
    <section className="a-stack">
      <div className="a-row a-row--between">
        <Heading className="learn-editor-heading">{name}</Heading>
        <CsvButton name={`${file}.csv`} label={t('csv.downloadOf', { name })} rows={csv} />
      </div>
      {text && <p className="a-small a-mute">{text}</p>}
      {chart}
      <FiguresTable
        name={name}
        heads={heads}
        rows={rows.slice(0, most).map(({ key, cells }) => ({ key, cells: cells.map(shown) }))}
      />
    </section>
  );
}
