import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useWidth } from './use-width.ts';

export { useWidth } from './use-width.ts';

const margin = { top: 12, right: 4, bottom: 34 };
/** Of a label's letters, in pixels, at its size of type; a little more than the widest digit. */
const letter = 7.5;
const label = { fill: 'var(--a-mute)', fontSize: 12, fontFamily: 'var(--a-text)' } as const;

interface MonthChartProps {
  /** Oldest first; `2026-11`. */
  months: readonly { month: string; value: number }[];
  /** What the bars show, in a sentence. */
  summary: string;
  /** Month and value of a bar, for those who point at it. */
  titleOf: (month: string, value: number) => string;
  tickOf: (value: number) => string;
  /** As an axis has room for it: `Nov 26`, or `Nov`. */
  nameOf: (month: string, withYear: boolean) => string;
  height?: number;
}

/** Values by month as bars. Whoever shows it has the same numbers as a table beside it. */
export function MonthChart({ months, summary, titleOf, tickOf, nameOf, height = 260 }: MonthChartProps) {
  const { place, width } = useWidth<HTMLDivElement>();
  const most = Math.max(0, ...months.map(({ value }) => value));
  const up = scaleLinear({ domain: [0, Math.max(1, most)], range: [height - margin.bottom, margin.top], nice: 4 });
  // Half a seat isn't sold: its line would get the label of a whole one.
  const ticks = up.ticks(4).filter(Number.isInteger);
  const left = 12 + letter * Math.max(...ticks.map((tick) => tickOf(tick).length));
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
  return (
    <div ref={place} style={{ minWidth: 0, overflow: 'hidden' }}>
      <svg width={width} height={height} role="img" aria-label={summary}>
        {ticks.map((tick) => (
          <line key={tick} x1={left} x2={width - margin.right} y1={up(tick)} y2={up(tick)} stroke="var(--a-line)" />
        ))}
        {months.map(({ month, value }) => (
          <Bar
            key={month}
            x={across(month)}
            y={up(value)}
            width={across.bandwidth()}
            height={Math.max(0, up(0) - up(value))}
            rx={3}
            fill="var(--a-blueprint)"
          >
            <title>{titleOf(month, value)}</title>
          </Bar>
        ))}
        <AxisLeft
          scale={up}
          left={left}
          tickValues={ticks}
          hideAxisLine
          hideTicks
          tickFormat={(value) => tickOf(Number(value))}
          tickLabelProps={{ ...label, dx: -4, dy: 4, textAnchor: 'end' }}
        />
        <AxisBottom
          scale={across}
          top={height - margin.bottom}
          hideTicks
          stroke="var(--a-line-strong)"
          tickValues={months.map(({ month }) => month).filter((_, index) => (months.length - 1 - index) % every === 0)}
          tickFormat={(month) => nameOf(month, every > 1 || width >= 640)}
          tickLabelProps={(month) => ({ ...label, ...placeOf(month) })}
        />
      </svg>
    </div>
  );
}
