import { links, type SiteHealth } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge } from '@arcada/ui';
import type { ColumnsType } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HealthSection } from './health-section.tsx';
import { overviewApi } from './overview.api.ts';

type Row = SiteHealth[number];
const tones = { ready: 'success', 'not-ready': 'warning', away: 'danger' } as const;

/** Whether each service can work now. */
export function ServiceHealth() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const query = overviewApi.useAdminHealthQuery(undefined, { refetchOnMountOrArgChange: true });
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
    <HealthSection
      title={t('overview.health')}
      columns={columns}
      rows={query.currentData}
      rowKey="service"
      query={query}
    />
  );
}
