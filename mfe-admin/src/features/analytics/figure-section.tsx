import { type CsvCell, csvFile, saveFile } from '@arcada/platform';
import { Button, Disclosure, DownloadIcon } from '@arcada/ui';
import { FiguresTable } from '@arcada/ui/tooltip';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type DayRow, type Figure, sumOf } from '../../shared/figures.ts';
import { QueryStates } from '../../shared/query-states.tsx';
import { daysIn, type Span } from '../../shared/span.ts';
import { FigurePanel } from './figure-panel.tsx';
import { useBuckets } from './use-buckets.ts';
import { useFigureFormat } from './use-figure-format.ts';

interface FigureSectionProps<Row extends DayRow> {
  part: 'sales' | 'conversion' | 'users' | 'newsletter';
  span: Span;
  figures: readonly Figure<Row>[];
  query: {
    currentData?: { days: Row[] } | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

function cellOf(kind: Figure<never>['kind'], value: number | undefined): CsvCell {
  if (value === undefined) return '–';
  return kind === 'money' ? { amount: value } : Math.round(value * 10_000) / 10_000;
}

/** Figures of one service with a chart each, a table of them all, and the days as a file. */
export function FigureSection<Row extends DayRow>({ part, span, figures, query }: FigureSectionProps<Row>) {
  const { t } = useTranslation('admin');
  const { format } = useFigureFormat();
  const id = useId();
  const buckets = useBuckets(span);
  const rows = query.currentData?.days;
  const names = figures.map(({ key }) => t(`analytics.figures.${key}.name`));
  const handleFile = (days: readonly Row[]) => {
    const lines = daysIn(span).map((day) => [
      day,
      ...figures.map((figure) => cellOf(figure.kind, sumOf(days, figure, { from: day, to: day }))),
    ]);
    saveFile(`${part}-${span.from}-${span.to}.csv`, csvFile([[t('analytics.day'), ...names], ...lines]));
  };
  return (
    <section className="admin-section" aria-labelledby={id}>
      <div className="a-row a-row--between">
        <h2 id={id}>{t(`analytics.parts.${part}`)}</h2>
        {rows && (
          <Button size="small" icon={<DownloadIcon />} onClick={() => handleFile(rows)}>
            {t('analytics.csv', { name: t(`analytics.parts.${part}`) })}
          </Button>
        )}
      </div>
      <QueryStates query={query} />
      {rows && (
        <>
          <div className="analytics-panels">
            {figures.map((figure) => (
              <FigurePanel key={figure.key} figure={figure} rows={rows} span={span} />
            ))}
          </div>
          <Disclosure title={t('analytics.table', { name: t(`analytics.parts.${part}`) })}>
            <FiguresTable
              name={t('analytics.table', { name: t(`analytics.parts.${part}`) })}
              heads={[t(`analytics.${buckets[0]?.kind ?? 'day'}`), ...names]}
              rows={buckets.map((bucket) => ({
                key: bucket.from,
                cells: [bucket.label, ...figures.map((figure) => format(figure.kind, sumOf(rows, figure, bucket)))],
              }))}
            />
          </Disclosure>
        </>
      )}
    </section>
  );
}
