import { links } from '@arcada/contracts';
import { EmptyState, LinkButton, SectionHead } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { currentMonth } from '../../shared/current-month.ts';
import { QueryStates } from '../../shared/query-states.tsx';
import { dashboardApi } from './dashboard.api.ts';
import './dashboard.css';
import { Figures } from './figures.tsx';

/** The dashboard's first section: figures and charts of the user's own projects. */
export function Component() {
  const { t } = useTranslation('tools');
  const query = dashboardApi.useToolsDashboardQuery(currentMonth(), { refetchOnMountOrArgChange: 5 });
  const { data } = query;
  return (
    <section className="a-stack dash-dashboard">
      <SectionHead
        title={t('dashboard.title')}
        action={
          <LinkButton component={Link} to={links.projects()} size="small">
            {t('dashboard.allProjects')}
          </LinkButton>
        }
      />
      <QueryStates query={query} />
      {data?.projects === 0 && (
        <EmptyState
          title={t('dashboard.empty')}
          text={t('dashboard.emptyText')}
          action={
            <LinkButton component={Link} to={links.newProject()} variant="primary">
              {t('projects.new')}
            </LinkButton>
          }
        />
      )}
      {data !== undefined && data.projects > 0 && <Figures dashboard={data} />}
    </section>
  );
}
