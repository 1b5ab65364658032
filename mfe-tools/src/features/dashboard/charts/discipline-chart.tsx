import { type Dashboard, numberFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { useWidth } from '@arcada/ui/month-chart';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useTranslation } from 'react-i18next';

const rowHeight = 60;
const barHeight = 14;
const label = { fontSize: 14, fontFamily: 'var(--a-text)' } as const;

/** Active projects by discipline as bars with their labels: no colour has to be told from another. */
export function DisciplineChart({ dashboard: { disciplines, activeProjects } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { place, width } = useWidth<HTMLDivElement>();
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const down = scaleBand({
    domain: disciplines.map(({ discipline }) => discipline),
    range: [0, rowHeight * disciplines.length],
  });
  const across = scaleLinear({ domain: [0, 100], range: [0, width] });
  const summary = disciplines
    .map(({ discipline, projects }) => `${t(`discipline.${discipline}`)}: ${projects}`)
    .join(', ');
  return (
    <div ref={place} className="dash-chart">
      <svg
        width={width}
        height={rowHeight * disciplines.length}
        role="img"
        aria-label={t('dashboard.disciplinesSummary', { count: activeProjects, summary })}
      >
        {disciplines.map(({ discipline, projects, share }) => {
          const top = down(discipline) ?? 0;
          return (
            <g key={discipline}>
              <text {...label} x={0} y={top + 22} fill="var(--a-ink)">
                {t(`discipline.${discipline}`)}
              </text>
              <text {...label} x={width} y={top + 22} textAnchor="end" fill="var(--a-mute)">
                {`${projects} · ${percent.format(share / 100)}`}
              </text>
              <Bar x={0} y={top + 32} width={width} height={barHeight} rx={4} fill="var(--a-wash)" />
              {share > 0 && (
                <Bar x={0} y={top + 32} width={across(share)} height={barHeight} rx={4} fill="var(--a-blueprint)" />
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
