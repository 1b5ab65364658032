import { formatPrice, monthName, numberFormat, shortMonthName } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import type { MonthChart } from '@arcada/ui/month-chart';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface MonthBarsProps {
  /** What is counted. */
  name: string;
  /** Oldest first. */
  months: readonly { month: string; value: number }[];
  /** Dollars; else a number. */
  money?: boolean;
}

const height = 220;

/** Figures of the last 12 months as bars, beside their table, which doesn't wait for the chart library. */
export function MonthBars({ name, months, money }: MonthBarsProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const [Chart, setChart] = useState<typeof MonthChart>();
  useEffect(() => {
    import(/* webpackChunkName: "charts" */ '@arcada/ui/month-chart').then(
      (part) => setChart(() => part.MonthChart),
      // The same figures are in the table.
      (error: unknown) => console.warn('The chart could not be loaded.', error),
    );
  }, []);
  const short = numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  const shown = (value: number) => (money ? formatPrice(value) : value.toLocaleString(language));
  const most = Math.max(0, ...months.map(({ value }) => value));
  const best = months.find(({ value }) => value === most);
  if (!best || most === 0) return null;
  if (!Chart) return <div style={{ height }} />;
  return (
    <figure className="learn-chart">
      <figcaption className="a-small a-mute">{name}</figcaption>
      <Chart
        height={height}
        months={months}
        summary={t('figures.chart', { name, month: monthName(best.month, language), value: shown(best.value) })}
        titleOf={(month, value) => `${monthName(month, language)}: ${shown(value)}`}
        tickOf={(value) => (money ? `$${short.format(value)}` : short.format(value))}
        nameOf={(month, withYear) => shortMonthName(month, language, withYear)}
      />
    </figure>
  );
}
