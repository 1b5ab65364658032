import { useTranslation } from 'react-i18next';

const figures = [
  { key: 'sampleProjects', value: '14', change: 'sampleProjectsChange' },
  { key: 'sampleRevenue', value: '$86,420', change: 'sampleRevenueChange' },
  { key: 'sampleElements', value: '412k', change: 'sampleElementsChange' },
] as const;

const ring = [
  { colour: 'var(--a-blueprint)', dash: 110, offset: 0 },
  { colour: 'var(--a-signal)', dash: 76, offset: -112 },
  { colour: 'var(--a-success)', dash: 52, offset: -190 },
  { colour: 'var(--a-line-strong)', dash: 30, offset: -244 },
];

export function SampleDashboard() {
  const { t } = useTranslation('shell');
  return (
    <>
      <div className="f-sample-head">
        <span className="a-eyebrow">{t('home.sample')}</span>
      </div>
      <div className="f-sample-figures">
        {figures.map(({ key, value, change }) => (
          <div key={key} className="f-sample-box">
            <span className="a-eyebrow">{t(`home.${key}`)}</span>
            <span className="f-sample-value">{value}</span>
            <span className="f-sample-change">{t(`home.${change}`)}</span>
          </div>
        ))}
      </div>
      <div className="f-sample-charts">
        <div className="f-sample-box">
          <span className="a-eyebrow">{t('home.samplePerformance')}</span>
          <svg viewBox="0 0 300 130" width="100%" height="92" aria-hidden="true" focusable="false">
            <path d="M0 20h300M0 55h300M0 90h300M0 125h300" stroke="currentColor" opacity=".12" />
            <path
              d="M4 104C30 98 46 92 66 86s38 6 60-6 34-26 58-28 40 8 60-8 30-22 52-26"
              fill="none"
              stroke="var(--a-blueprint)"
              strokeWidth="2.5"
            />
            <path
              d="M4 116C40 112 60 110 90 104s50 2 80-8 60-8 126-28"
              fill="none"
              stroke="var(--a-signal)"
              strokeWidth="2"
              strokeDasharray="4 4"
            />
          </svg>
        </div>
        <div className="f-sample-box">
          <span className="a-eyebrow">{t('home.sampleDisciplines')}</span>
          <svg viewBox="0 0 120 120" width="100%" height="92" aria-hidden="true" focusable="false">
            <g fill="none" strokeWidth="16" transform="rotate(-90 60 60)">
              {ring.map(({ colour, dash, offset }) => (
                <circle
                  key={colour}
                  cx="60"
                  cy="60"
                  r="44"
                  stroke={colour}
                  strokeDasharray={`${dash} 277`}
                  strokeDashoffset={offset}
                />
              ))}
            </g>
          </svg>
        </div>
      </div>
    </>
  );
}
