import { axisEnd } from './scale.ts';

interface Bar {
  key: string;
  label: string;
  /** Undefined: there is nothing to show, which isn't 0. */
  value: number | undefined;
}

interface BarChartProps {
  /** What the bars show, in a sentence. */
  summary: string;
  bars: readonly Bar[];
  formatValue: (value: number | undefined) => string;
  formatTick: (value: number) => string;
  /** Where the axis of the smallest values ends. */
  leastEnd: number;
}

/**
 * Bars from left to right. The drawing is stretched to the width it gets; its labels are text beside it, so that they
 * keep their size. The table of the same figures is for those who don't see it.
 */
export function BarChart({ summary, bars, formatValue, formatTick, leastEnd }: BarChartProps) {
  const values = bars.map(({ value = 0 }) => value);
  const most = axisEnd(Math.max(0, ...values), leastEnd);
  const lowest = Math.min(0, ...values);
  const least = lowest < 0 ? -axisEnd(-lowest, leastEnd) : 0;
  const down = (value: number) => ((most - value) / (most - least)) * 100;
  const ticks = least < 0 ? [most, 0, least] : [most, 0];
  const shown = [bars[0], bars.length > 2 ? bars[Math.floor(bars.length / 2)] : undefined, bars.at(-1)];
  return (
    <div className="chart" role="img" aria-label={summary}>
      <div className="chart-ticks" aria-hidden>
        {ticks.map((tick) => (
          <span key={tick} style={{ top: `${down(tick)}%` }}>
            {formatTick(tick)}
          </span>
        ))}
      </div>
      <svg viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none" aria-hidden focusable={false}>
        {ticks.map((tick) => (
          <line key={tick} className="chart-line" x1={0} x2={bars.length} y1={down(tick)} y2={down(tick)} />
        ))}
        {bars.map(({ key, label, value }, at) => (
          <g key={key}>
            <title>{`${label}: ${formatValue(value)}`}</title>
            <rect className="chart-place" x={at} y={0} width={1} height={100} />
            <rect
              className="chart-bar"
              x={at + 0.15}
              y={down(Math.max(0, value ?? 0))}
              width={0.7}
              height={(Math.abs(value ?? 0) / (most - least)) * 100}
            />
          </g>
        ))}
      </svg>
      <div className="chart-labels a-small a-mute" aria-hidden>
        {shown.map((bar) => bar && <span key={bar.key}>{bar.label}</span>)}
      </div>
    </div>
  );
}
