import { formatPrice } from '@arcada/contracts';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../shared/query-states.tsx';
import { authoringApi } from './authoring.api.ts';

/** What the producer's courses sold. */
export function SalesSection() {
  const { t } = useTranslation('learning');
  const query = authoringApi.useLearningContentSalesQuery();
  const courses = query.data?.courses ?? [];
  return (
    <section>
      <h2>{t('sales.title')}</h2>
      <QueryStates query={query} />
      {query.data && courses.length === 0 && <p className="a-mute">{t('sales.none')}</p>}
      {courses.length > 0 && (
        <>
          <p className="a-small a-mute">{t('sales.text')}</p>
          <div className="a-table-scroll">
            <table className="a-table">
              <thead>
                <tr>
                  <th scope="col">{t('content.course')}</th>
                  <th scope="col">{t('sales.units')}</th>
                  <th scope="col">{t('sales.refunded')}</th>
                  <th scope="col">{t('sales.revenue')}</th>
                </tr>
              </thead>
              <tbody>
                {courses.map((course) => (
                  <tr key={course.courseId}>
                    <td>{course.title}</td>
                    <td>{course.units}</td>
                    <td>{course.refundedUnits}</td>
                    <td>{formatPrice(course.revenue)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}
