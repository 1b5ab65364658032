import { adminCourseSorts, courseStates, links } from '@arcada/contracts';
import { oneOf } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ListSearch } from '../../shared/list-search.tsx';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { StatusTabs } from '../../shared/status-tabs.tsx';
import { useBulkChanges } from '../../shared/use-bulk-changes.tsx';
import { useListWords } from '../../shared/use-list-words.ts';
import { useReadAll } from '../../shared/use-read-all.ts';
import { BulkCourses } from './bulk-courses.tsx';
import { useCourseColumns } from './course-columns.tsx';
import { coursesApi } from './courses.api.ts';

/** All courses of every author; what was handed in waits for a decision. */
export function Component() {
  const { t } = useTranslation('admin');
  const words = useListWords('courses');
  const columns = useCourseColumns();
  const address = useListAddress(links.admin('courses-manager'), ['q', 'status'], adminCourseSorts, {
    known: { status: courseStates },
  });
  const { sort, dir, after, filter } = address;
  const { q } = filter;
  const status = oneOf(courseStates, filter.status ?? null);
  const request = { q, status, sort, dir };
  const query = coursesApi.useAdminCoursesQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const readAll = useReadAll(coursesApi.endpoints.adminCourses.initiate, request);
  const { data: last } = coursesApi.useAdminCoursesLastBulkQuery(undefined, { refetchOnMountOrArgChange: true });
  const bulk = useBulkChanges({
    words: 'courses.bulk',
    total: query.currentData?.total,
    readAll,
    last,
    dialog: BulkCourses,
  });
  return (
    <AdminFrame page="courses">
      <ListSearch label={t('courses.search')} address={address} />
      <StatusTabs
        label={t('courses.status')}
        allLabel={t('courses.all')}
        statuses={courseStates}
        labelOf={(each) => t(`courses.states.${each}`)}
        current={status}
        address={address}
      />
      <ManagerTable
        name="courses"
        usual={{ sort: 'updatedAt', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={readAll}
        selection={{ ...bulk.selection, nameOf: ({ title }) => title }}
        actions={bulk.buttons}
        {...words}
      />
      {bulk.dialog}
    </AdminFrame>
  );
}
