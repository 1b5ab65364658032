import { adminCourseSorts, courseStates, links } from '@arcada/contracts';
import { oneOf, type PlatformDispatch, routerLink } from '@arcada/platform';
import { LinkTabs, SearchForm } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { useListAddress } from '../../shared/list-address.ts';
import { ManagerTable } from '../../shared/manager-table.tsx';
import { useCourseColumns } from './course-columns.tsx';
import { coursesApi } from './courses.api.ts';

/** All courses of every author; what was handed in waits for a decision. */
export function Component() {
  const { t } = useTranslation('admin');
  const dispatch = useDispatch<PlatformDispatch>();
  const columns = useCourseColumns();
  const address = useListAddress(links.admin('courses-manager'), ['q', 'status'], adminCourseSorts);
  const { sort, dir, after, hrefOf, filter } = address;
  const { q } = filter;
  const status = oneOf(courseStates, filter.status ?? null);
  const request = { q, status, sort, dir };
  const query = coursesApi.useAdminCoursesQuery({ ...request, after }, { refetchOnMountOrArgChange: true });
  return (
    <AdminFrame page="courses">
      <SearchForm
        label={t('courses.search')}
        value={q ?? ''}
        list={hrefOf({})}
        onSearch={(words) => address.change({ q: words })}
      />
      <LinkTabs
        label={t('courses.status')}
        items={[
          { key: 'all', label: t('courses.all'), href: hrefOf({ status: undefined }) },
          ...courseStates.map((key) => ({ key, label: t(`courses.states.${key}`), href: hrefOf({ status: key }) })),
        ]}
        current={status ?? 'all'}
        renderLink={routerLink}
      />
      <ManagerTable
        name="courses"
        usual={{ sort: 'updatedAt', dir: 'desc' }}
        columns={columns}
        address={address}
        query={query}
        rowKey={({ id }) => id}
        readAll={(from) =>
          dispatch(
            coursesApi.endpoints.adminCourses.initiate(
              { ...request, after: from, limit: 100 },
              { subscribe: false, forceRefetch: true },
            ),
          ).unwrap()
        }
        countText={(count) => t('courses.count', { count })}
        empty={{ title: t('courses.none'), text: t('courses.noneText') }}
      />
    </AdminFrame>
  );
}
