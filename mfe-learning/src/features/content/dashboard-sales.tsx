import { type CourseSales, formatPrice, links, monthName, salesFigures } from '@arcada/contracts';
import { csvFile, saveFile, useLanguage, useSession } from '@arcada/platform';
import { Button, DownloadIcon, EmptyState, LinkButton, SectionHead } from '@arcada/ui';
import { FiguresTable, FigureTiles } from '@arcada/ui/tooltip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryStates } from '../../shared/query-states.tsx';
import { authoringApi } from './authoring.api.ts';

/** The dashboard's piece for producers: what their courses have earned. Nothing for others. */
export function Component() {
  const { hasRole } = useSession();
  return hasRole(['producer']) ? <OwnSales /> : null;
}

function OwnSales() {
  const { t } = useTranslation('learning');
  const query = authoringApi.useLearningContentSalesQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const { data } = query;
  const sold = data?.courses.some(({ units, refundedUnits }) => units + refundedUnits > 0);
  return (
    <section className="a-stack">
      <SectionHead
        title={t('sales.title')}
        action={
          <LinkButton component={Link} to={links.content()} size="small">
            {t('content.title')}
          </LinkButton>
        }
      />
      <QueryStates query={query} />
      {data && !sold && <EmptyState title={t('sales.none')} text={t('sales.noneText')} />}
      {data && sold && <SalesFigures sales={data} />}
    </section>
  );
}

function SalesFigures({ sales }: { sales: CourseSales }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const heads = [t('sales.month'), t('sales.units'), t('sales.refunded'), t('sales.revenue')];
  const handleFile = () => {
    const months = sales.months.map(({ month, units, refundedUnits, revenue }) => [
      month,
      units,
      refundedUnits,
      revenue,
    ]);
    const courses = sales.courses.map(({ title, units, refundedUnits, revenue }) => [
      title,
      units,
      refundedUnits,
      revenue,
    ]);
    saveFile('sales.csv', csvFile([heads, ...months, [], [t('content.course'), ...heads.slice(1)], ...courses]));
  };
  return (
    <>
      <FigureTiles
        figures={salesFigures(sales.months, language).map(({ key, value }) => ({
          key,
          value,
          title: t(`sales.${key}`),
          explanation: { text: t(`sales.explain.${key}`), label: t('sales.how', { name: t(`sales.${key}`) }) },
        }))}
      />
      <FiguresTable
        name={t('sales.byMonth')}
        heads={heads}
        rows={sales.months.toReversed().map(({ month, units, refundedUnits, revenue }) => ({
          key: month,
          cells: [monthName(month, language), units, refundedUnits, formatPrice(revenue)],
        }))}
      />
      <FiguresTable
        name={t('sales.byCourse')}
        heads={[t('content.course'), ...heads.slice(1)]}
        rows={sales.courses.map(({ courseId, title, units, refundedUnits, revenue }) => ({
          key: courseId,
          cells: [title, units, refundedUnits, formatPrice(revenue)],
        }))}
      />
      <div>
        <Button size="small" icon={<DownloadIcon />} onClick={handleFile}>
          {t('sales.csv')}
        </Button>
      </div>
    </>
  );
}
