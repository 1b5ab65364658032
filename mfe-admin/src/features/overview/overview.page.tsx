import { links } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Badge, Button, RefreshIcon } from '@arcada/ui';
import { AntdTheme, type ColumnsType, DataTable } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AdminFrame } from '../../shared/admin-frame.tsx';
import { QueryStates } from '../../shared/query-states.tsx';
import { overviewApi, type WaitingList, waiting } from './overview.api.ts';
import { SalesTiles } from './sales-tiles.tsx';
import './overview.css';

/** What was sold, what waits for a decision, and whether all services work. */
export function Component() {
  const { t } = useTranslation('admin');
  return (
    <AdminFrame page="overview">
      <SalesTiles />
      <section className="admin-section" aria-labelledby="admin-waiting">
        <h2 id="admin-waiting">{t('overview.waiting')}</h2>
        <ul className="a-list admin-waiting">
          {waiting.map((list) => (
            <WaitingTile key={list} list={list} />
          ))}
        </ul>
      </section>
      <Health />
    </AdminFrame>
  );
}

/** Where each list is worked off. */
const places: Record<WaitingList, string> = {
  roleRequests: `${links.admin('users-manager')}?pending=true`,
  courses: `${links.admin('courses-manager')}?status=submitted`,
  posts: `${links.admin('blog-manager')}?status=submitted`,
  reviews: `${links.admin('reviews')}?status=pending`,
  alerts: links.admin('payment-alerts'),
  messages: `${links.admin('contact')}?status=new`,
  questions: links.admin('questions'),
};

function WaitingTile({ list }: { list: WaitingList }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { data, error, refetch } = overviewApi.useAdminWaitingQuery(list, { refetchOnMountOrArgChange: true });
  return (
    <li className="admin-tile">
      <h3>
        <Link className="a-link" to={places[list]}>
          {t(`overview.${list}`)}
        </Link>
      </h3>
      {data && <p className="admin-number">{data.total}</p>}
      {!data && !error && <p className="a-mute">{t('common.loading')}</p>}
      {!data && error && (
        <>
          <p className="a-small a-mute">{errorText(error)}</p>
          <Button size="small" onClick={refetch}>
            {t('common.retry')}
          </Button>
        </>
      )}
    </li>
  );
}

const tones = { ready: 'success', 'not-ready': 'warning', away: 'danger' } as const;

function Health() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const query = overviewApi.useAdminHealthQuery(undefined, { refetchOnMountOrArgChange: true });
  type Row = NonNullable<typeof query.data>[number];
  const columns: ColumnsType<Row> = [
    { title: t('overview.service'), dataIndex: 'service', render: (name: Row['service']) => t(`services.${name}`) },
    {
      title: t('overview.state'),
      dataIndex: 'state',
      render: (state: Row['state']) => <Badge tone={tones[state]}>{t(`overview.states.${state}`)}</Badge>,
    },
    {
      title: t('overview.dead'),
      dataIndex: 'deadDeliveries',
      align: 'right',
      render: (count: Row['deadDeliveries'], { service }) =>
        count === null ? null : (
          <Link className="a-link" to={`${links.admin('operation')}?service=${service}`}>
            {count.toLocaleString(language)}
          </Link>
        ),
    },
    {
      title: t('overview.time'),
      dataIndex: 'milliseconds',
      align: 'right',
      render: (milliseconds: number) => `${milliseconds.toLocaleString(language)} ms`,
    },
  ];
  return (
    <section className="admin-section" aria-labelledby="admin-health">
      <div className="a-row a-row--between">
        <h2 id="admin-health">{t('overview.health')}</h2>
        <Button size="small" icon={<RefreshIcon />} loading={query.isFetching} onClick={query.refetch}>
          {t('overview.check')}
        </Button>
      </div>
      <QueryStates query={query} />
      {query.data && (
        <AntdTheme language={language}>
          <DataTable columns={columns} dataSource={query.data} rowKey="service" />
        </AntdTheme>
      )}
    </section>
  );
}
