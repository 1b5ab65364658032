import { type Dashboard, dateFormat } from '@arcada/contracts';
import { csvFile, saveFile, useLanguage } from '@arcada/platform';
import { Button, DownloadIcon, EmptyState } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { ChartCard } from './chart-card.tsx';
import { dashboardRows } from './dashboard-csv.ts';
import { DisciplineTable, MonthTable } from './dashboard-tables.tsx';
import { Tiles } from './tiles.tsx';

// The chart library is 20 KB that the figures don't wait for.
const MonthChart = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "charts" */ './charts/month-chart.tsx');
  return part.MonthChart;
});
const DisciplineChart = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "charts" */ './charts/discipline-chart.tsx');
  return part.DisciplineChart;
});

/** Tiles, charts with a table each, the time of the figures, and all of them as a file. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const at = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(dashboard.at));
  return (
    <>
      <Tiles dashboard={dashboard} />
      <div className="dash-charts">
        <ChartCard title={t('dashboard.performance')} define="performance" table={<MonthTable dashboard={dashboard} />}>
          {dashboard.months.some(({ revenue }) => revenue > 0) ? (
            <MonthChart dashboard={dashboard} />
          ) : (
            <EmptyState bare title={t('dashboard.noRevenue')} text={t('dashboard.noRevenueText')} />
          )}
        </ChartCard>
        <ChartCard
          title={t('dashboard.disciplines')}
          define="disciplines"
          table={<DisciplineTable dashboard={dashboard} />}
        >
          <DisciplineChart dashboard={dashboard} />
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
