import { type Dashboard, dateFormat } from '@arcada/contracts';
import { csvFile, saveFile, useLanguage } from '@arcada/platform';
import { Button, DownloadIcon, SpinnerBlock } from '@arcada/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from './chart-card.tsx';
import { dashboardRows } from './dashboard-csv.ts';
import { DisciplineTable, MonthTable } from './dashboard-tables.tsx';
import { Tiles } from './tiles.tsx';

// The chart library is 20 KB that the figures don't wait for.
const MonthChart = lazy(async () => {
  const { MonthChart } = await import(/* webpackChunkName: "charts" */ './charts/month-chart.tsx');
  return { default: MonthChart };
});
const DisciplineChart = lazy(async () => {
  const { DisciplineChart } = await import(/* webpackChunkName: "charts" */ './charts/discipline-chart.tsx');
  return { default: DisciplineChart };
});

/** Tiles, charts with a table each, the time of the figures, and all of them as a file. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const at = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(dashboard.at));
  const loading = <SpinnerBlock label={t('common.loading')} />;
  return (
    <>
      <Tiles dashboard={dashboard} />
      <div className="dash-charts">
        <ChartCard title={t('dashboard.performance')} define="performance" table={<MonthTable dashboard={dashboard} />}>
          <Suspense fallback={loading}>
            <MonthChart dashboard={dashboard} />
          </Suspense>
        </ChartCard>
        <ChartCard
          title={t('dashboard.disciplines')}
          define="disciplines"
          table={<DisciplineTable dashboard={dashboard} />}
        >
          <Suspense fallback={loading}>
            <DisciplineChart dashboard={dashboard} />
          </Suspense>
        </ChartCard>
      </div>
      <div className="a-row a-row--between">
        <p className="a-small a-mute">{t('dashboard.at', { at })}</p>
        <Button
          size="small"
          icon={<DownloadIcon />}
          onClick={() => saveFile(`dashboard-${dashboard.month}.csv`, csvFile(dashboardRows(dashboard, t, language)))}
        >
          {t('dashboard.csv')}
        </Button>
      </div>
    </>
  );
}
