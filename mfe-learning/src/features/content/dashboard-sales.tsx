import {
  addSales,
  type CourseSales,
  dateFormat,
  links,
  monthName,
  type OwnSales,
  salesFigures,
} from '@arcada/contracts';
import { useErrorText, useLanguage, useSession } from '@arcada/platform';
import { Button, EmptyState, LinkButton, Notice, SectionHead } from '@arcada/ui';
import { FigureTiles } from '@arcada/ui/tooltip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryStates } from '../../shared/query-states.tsx';
import { authoringApi } from './authoring.api.ts';
import { FiguresPart } from './figures-part.tsx';
import { MonthBars } from './month-bars.tsx';
import { isSentBack } from './phase.ts';
import './content.css';

const shownSales = 10;
const nothing: OwnSales = { items: [], months: [], sales: [] };

/** The dashboard's piece for producers: what waits for them, and what they have earned. Nothing for others. */
export function Component() {
  const { hasRole } = useSession();
  if (!hasRole(['producer'])) return null;
  return (
    <>
      <SentBack />
      <AllOwnSales />
    </>
  );
}

/** Courses that an admin has sent back, with the note. Without them the piece is what it was. */
function SentBack() {
  const { t } = useTranslation('learning');
  const { data = [] } = authoringApi.useLearningContentQuery(undefined, { refetchOnMountOrArgChange: 5 });
  return data.filter(isSentBack).map((course) => (
    <Notice
      key={course.id}
      tone="warning"
      title={t('sales.sentBack', { course: course.title })}
      actions={
        <LinkButton component={Link} to={links.content(course.id)} size="small">
          {t('sales.revise')}
        </LinkButton>
      }
    >
      {course.adminNote}
    </Notice>
  ));
}

/** Sales of courses in the shape of products'. */
function ofCourses({ courses, months, sales }: CourseSales): OwnSales {
  const titles = new Map(courses.map(({ courseId, title }) => [courseId, title]));
  return {
    items: courses.map(({ courseId, ...course }) => ({ id: courseId, ...course })),
    months,
    sales: sales.map(({ courseId, boughtAt, ...sale }) => ({
      id: courseId,
      title: titles.get(courseId) ?? courseId,
      at: boughtAt,
      ...sale,
    })),
  };
}

function AllOwnSales() {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const courses = authoringApi.useLearningContentSalesQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const products = authoringApi.useLearningProductSalesQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const settled = [courses, products].every(({ data, error }) => data !== undefined || error !== undefined);
  const sales =
    settled && (courses.data || products.data)
      ? addSales(courses.data ? ofCourses(courses.data) : nothing, products.data ?? nothing)
      : undefined;
  const sold = sales?.items.some(({ units, refundedUnits }) => units + refundedUnits > 0);
  // One area that is unavailable doesn't hide the other's sales.
  const missing = sales && (products.data ? (courses.data ? undefined : courses) : products);
  const refetch = () => [courses, products].map((each) => each.refetch());
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
      <QueryStates query={{ data: sales, error: settled && !sales ? courses.error : undefined, refetch }} />
      {missing && (
        <Notice
          tone="warning"
          title={t(missing === courses ? 'sales.withoutCourses' : 'sales.withoutProducts')}
          actions={
            <Button size="small" loading={missing.isFetching} onClick={missing.refetch}>
              {t('common.retry')}
            </Button>
          }
        >
          {errorText(missing.error)}
        </Notice>
      )}
      {sales && !sold && <EmptyState title={t('sales.none')} text={t('sales.noneText')} />}
      {sales && sold && <SalesFigures sales={sales} />}
    </section>
  );
}

function SalesFigures({ sales: { items, months, sales } }: { sales: OwnSales }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium' });
  const heads = [t('sales.units'), t('sales.refunded'), t('sales.revenue')];
  return (
    <div className="a-stack learn-figures">
      <FigureTiles
        figures={salesFigures(months, language).map(({ key, value }) => ({
          key,
          value,
          title: t(`sales.${key}`),
          explanation: { text: t(`sales.explain.${key}`), label: t('sales.how', { name: t(`sales.${key}`) }) },
        }))}
      />
      <FiguresPart
        level={3}
        file="sales-by-month"
        name={t('sales.byMonth')}
        chart={
          <MonthBars
            name={t('sales.revenue')}
            months={months.map(({ month, revenue }) => ({ month, value: revenue }))}
            money
          />
        }
        heads={[t('sales.month'), ...heads]}
        rows={months.toReversed().map(({ month, units, refundedUnits, revenue }) => ({
          key: month,
          cells: [{ shown: monthName(month, language), csv: month }, units, refundedUnits, { amount: revenue }],
        }))}
      />
      <FiguresPart
        level={3}
        file="sales-by-item"
        name={t('sales.byItem')}
        heads={[t('sales.item'), ...heads]}
        rows={items.map(({ id, title, units, refundedUnits, revenue }) => ({
          key: id,
          cells: [title, units, refundedUnits, { amount: revenue }],
        }))}
      />
      <FiguresPart
        level={3}
        file="sales"
        name={t('sales.latest')}
        heads={[t('sales.item'), t('sales.date'), t('sales.state'), ...heads]}
        most={shownSales}
        rows={sales.map(({ id, at, title, units, revenue, refunded }, place) => ({
          key: `${at} ${id} ${place}`,
          cells: [
            title,
            { shown: date.format(new Date(at)), csv: at.slice(0, 10) },
            t(refunded ? 'sales.wasRefunded' : 'sales.paid'),
            refunded ? 0 : units,
            refunded ? units : 0,
            // Net: a sale is refunded as a whole, and then nothing of it is left.
            revenue === null && !refunded ? { shown: '–', csv: null } : { amount: refunded ? 0 : (revenue ?? 0) },
          ],
        }))}
      />
    </div>
  );
}
