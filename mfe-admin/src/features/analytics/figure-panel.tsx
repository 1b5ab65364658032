import { numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { type DayRow, type Figure, sumOf } from '../../shared/figures.ts';
import { countDays, type Span, spanBefore } from '../../shared/span.ts';
import { BarChart } from './bar-chart.tsx';
import { useBuckets } from './use-buckets.ts';
import { useFigureFormat } from './use-figure-format.ts';

interface FigurePanelProps<Row extends DayRow> {
  figure: Figure<Row>;
  rows: readonly Row[];
  span: Span;
}

/** A figure over a span: its sum beside that of the span before, its definition and its chart. */
export function FigurePanel<Row extends DayRow>({ figure, rows, span }: FigurePanelProps<Row>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const buckets = useBuckets(span);
  const { format: formatOf, formatTick } = useFigureFormat();
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const format = (value: number | undefined) => formatOf(figure.kind, value);
  const name = t(`analytics.figures.${figure.key}.name`);
  const sum = sumOf(rows, figure, span);
  const before = sumOf(rows, figure, spanBefore(span));
  const bars = buckets.map((bucket) => ({ key: bucket.from, label: bucket.label, value: sumOf(rows, figure, bucket) }));
  const best = bars.reduce((one, { label, value = 0 }) => (value > one.value ? { label, value } : one), {
    label: '',
    value: 0,
  });
  const compared = { value: format(before), count: countDays(span) };
  return (
    <section className="analytics-panel" aria-label={name}>
      <h3>{name}</h3>
      <p className="admin-number">{format(sum)}</p>
      <p className="a-small">
        {sum === undefined
          ? t('analytics.tooLittle')
          : before
            ? t('analytics.change', { ...compared, change: percent.format((sum - before) / before) })
            : t('analytics.before', compared)}
      </p>
      <BarChart
        summary={
          best.value > 0
            ? t('analytics.most', { name, label: best.label, value: format(best.value) })
            : t('analytics.nothing', { name })
        }
        bars={bars}
        formatValue={format}
        formatTick={(value) => formatTick(figure.kind, value)}
        leastEnd={figure.kind === 'percent' ? 0.01 : 1}
      />
      <p className="a-small a-mute">{t(`analytics.figures.${figure.key}.definition`)}</p>
    </section>
  );
}
