import { adminCourseSorts, courseStates, links } from '@arcada/contracts';
import { oneOf } from '@arcada/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { BulkActions } from '../../shared/bulk-actions.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ListSearch } from '../../shared/list-search.tsx';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { StatusTabs } from '../../shared/status-tabs.tsx';
import { useReadAll } from '../../shared/use-read-all.ts';
import { BulkCourses } from './bulk-courses.tsx';
import { useCourseColumns } from './course-columns.tsx';
import { coursesApi } from './courses.api.ts';

/** All courses of every author; what was handed in waits for a decision. */
export function Component() {
  const { t } = useTranslation('admin');
  const columns = useCourseColumns();
  const address = useListAddress(links.admin('courses-manager'), ['q', 'status'], adminCourseSorts);
  const { sort, dir, after, filter } = address;
  const { q } = filter;
  const status = oneOf(courseStates, filter.status ?? null);
  const request = { q, status, sort, dir };
  const query = coursesApi.useAdminCoursesQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  const [selected, setSelected] = useState<string[]>([]);
  const [changing, setChanging] = useState(false);
  const readAll = useReadAll(coursesApi.endpoints.adminCourses.initiate, request);
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
        selection={{ ids: selected, onChange: setSelected }}
        actions={
          <BulkActions
            words="courses.bulk"
            total={query.currentData?.total ?? 0}
            readAll={readAll}
            selected={selected}
            onSelect={setSelected}
            onOpen={() => setChanging(true)}
          />
        }
        countText={(count) => t('courses.count', { count })}
        empty={{
          title: t('courses.none'),
          text: t('courses.noneText'),
          yet: { title: t('courses.noneYet'), text: t('courses.noneYetText') },
        }}
      />
      {changing && <BulkCourses ids={selected} onClose={() => setChanging(false)} />}
    </AdminFrame>
  );
}
