import { type CourseSales, formatPrice } from '@arcada/contracts';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../shared/query-states.tsx';
import { authoringApi } from './authoring.api.ts';

/** The producer's sales. */
export function SalesSection() {
  const { t } = useTranslation('learning');
  const query = authoringApi.useLearningContentSalesQuery();
  const courses = query.data?.courses ?? [];
  const columns: ColumnsType<CourseSales['courses'][number]> = [
    { title: t('content.course'), dataIndex: 'title' },
    { title: t('sales.units'), dataIndex: 'units' },
    { title: t('sales.refunded'), dataIndex: 'refundedUnits' },
    { title: t('sales.revenue'), dataIndex: 'revenue', render: formatPrice },
  ];
  return (
    <section>
      <h2>{t('sales.ofCourses')}</h2>
      <QueryStates query={query} />
      {query.data && courses.length === 0 && <p className="a-mute">{t('sales.none')}</p>}
      {courses.length > 0 && (
        <>
          <p className="a-small a-mute">{t('sales.text')}</p>
          <DataTable className="learn-sales" columns={columns} dataSource={courses} rowKey="courseId" />
        </>
      )}
    </section>
  );
}
