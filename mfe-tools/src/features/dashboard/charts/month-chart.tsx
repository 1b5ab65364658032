import { type Dashboard, moneyText, monthName, numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useTranslation } from 'react-i18next';
import { useWidth } from './use-width.ts';

const height = 260;
const margin = { top: 12, right: 4, bottom: 34 };
/** Of a label's letters, in pixels, at its size of type; a little more than the widest digit. */
const letter = 7.5;
const label = { fill: 'var(--a-mute)', fontSize: 12, fontFamily: 'var(--a-text)' } as const;

/** Revenue of the last 12 months as bars. The table beside it has the numbers. */
export function MonthChart({ dashboard: { months } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { place, width } = useWidth<HTMLDivElement>();
  const most = Math.max(...months.map(({ revenue }) => revenue));
  const best = months.find(({ revenue }) => revenue === most);
  const up = scaleLinear({ domain: [0, most || 1], range: [height - margin.bottom, margin.top], nice: 4 });
  const short = numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  const price = (value: number) => `$${short.format(value)}`;
  const left = 12 + letter * Math.max(...up.ticks(4).map((tick) => price(tick).length));
  const across = scaleBand({
    domain: months.map(({ month }) => month),
    range: [left, width - margin.right],
    padding: 0.3,
  });
  const every = width < 480 ? 3 : 1;
  /** The last label would end outside of a narrow drawing: it ends at the bar's right side instead. */
  const placeOf = (month: string) =>
    every > 1 && month === months.at(-1)?.month
      ? ({ textAnchor: 'end', dx: across.bandwidth() / 2 } as const)
      : ({ textAnchor: 'middle' } as const);
  const summary =
    best && most > 0
      ? t('dashboard.performanceSummary', { month: monthName(best.month, language), value: moneyText(most, language) })
      : t('dashboard.noRevenue');
  return (
    <div ref={place} className="dash-chart">
      <svg width={width} height={height} role="img" aria-label={summary}>
        {up.ticks(4).map((tick) => (
          <line key={tick} x1={left} x2={width - margin.right} y1={up(tick)} y2={up(tick)} stroke="var(--a-line)" />
        ))}
        {months.map(({ month, revenue }) => (
          <Bar
            key={month}
            x={across(month)}
            y={up(revenue)}
            width={across.bandwidth()}
            height={Math.max(0, up(0) - up(revenue))}
            rx={3}
            fill="var(--a-blueprint)"
          >
            <title>{`${monthName(month, language)}: ${moneyText(revenue, language)}`}</title>
          </Bar>
        ))}
        <AxisLeft
          scale={up}
          left={left}
          numTicks={4}
          hideAxisLine
          hideTicks
          tickFormat={(value) => price(Number(value))}
          tickLabelProps={{ ...label, dx: -4, dy: 4, textAnchor: 'end' }}
        />
        <AxisBottom
          scale={across}
          top={height - margin.bottom}
          hideTicks
          stroke="var(--a-line-strong)"
          tickValues={months.map(({ month }) => month).filter((_, index) => (months.length - 1 - index) % every === 0)}
          tickFormat={(month) =>
            monthName(month, language, '2-digit')
              .replace(/\s+de\s+/, ' ')
              .split(' ')
              .slice(0, every === 1 && width < 640 ? 1 : 2)
              .join(' ')
          }
          tickLabelProps={(month) => ({ ...label, ...placeOf(month) })}
        />
      </svg>
    </div>
  );
}
