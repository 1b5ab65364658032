import { links } from '@arcada/contracts';
import { useSession } from '@arcada/platform';
import { EmptyState, LinkButton, SectionHead, TabPanel, Tabs } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { currentMonth } from '../../shared/current-month.ts';
import { QueryStates } from '../../shared/query-states.tsx';
import { dashboardApi } from './dashboard.api.ts';
import './dashboard.css';
import { Figures } from './figures.tsx';

const ways = ['own', 'all'] as const;
type Way = (typeof ways)[number];

/** The dashboard's first section: figures and charts of the user's own projects; admins may see those of all accounts. */
export function Component() {
  const { t } = useTranslation('tools');
  const { hasRole } = useSession();
  const [of, setOf] = useState<Way>('own');
  return (
    <section>
      <SectionHead
        title={t('dashboard.title')}
        action={
          <LinkButton component={Link} to={links.projects()} size="small">
            {t('dashboard.allProjects')}
          </LinkButton>
        }
      />
      {hasRole(['admin']) ? (
        <>
          <Tabs
            id="dashboard-of"
            label={t('dashboardOf.of')}
            items={ways.map((key) => ({ key, label: t(`dashboardOf.${key}`) }))}
            value={of}
            onChange={(key) => setOf(key as Way)}
          />
          <TabPanel tabs="dashboard-of" name={of}>
            <DashboardOf key={of} of={of} />
          </TabPanel>
        </>
      ) : (
        <DashboardOf of="own" />
      )}
    </section>
  );
}

function DashboardOf({ of }: { of: Way }) {
  const { t } = useTranslation('tools');
  const query = dashboardApi.useToolsDashboardQuery({ month: currentMonth(), of }, { refetchOnMountOrArgChange: 5 });
  const { data } = query;
  return (
    <div className="a-stack dash-dashboard">
      {of === 'all' && <p className="a-mute">{t('dashboardOf.allText')}</p>}
      {data === undefined && (
        // What follows waits below the first view, so that the figures push nothing out of it.
        <div className={query.error ? undefined : 'dash-waiting'}>
          <QueryStates query={query} />
        </div>
      )}
      {data?.projects === 0 && (
        <EmptyState
          title={t('dashboard.empty')}
          text={of === 'own' ? t('dashboard.emptyText') : undefined}
          action={
            of === 'own' && (
              <LinkButton component={Link} to={links.newProject()} variant="primary">
                {t('projects.new')}
              </LinkButton>
            )
          }
        />
      )}
      {data !== undefined && data.projects > 0 && <Figures dashboard={data} />}
    </div>
  );
}
