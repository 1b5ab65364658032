import { dateFormat, type ReleaseList } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge } from '@arcada/ui';
import type { ColumnsType } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { HealthSection } from './health-section.tsx';
import { overviewApi } from './overview.api.ts';

type Remote = ReleaseList[number];

const tones = {
  healthy: 'success',
  unknown: 'neutral',
  'browser-only': 'warning',
  failed: 'danger',
  none: 'danger',
} as const;

const liveOf = ({ live, releases }: Remote) => releases.find(({ version }) => version === live);

/** Without a report nothing is known: pages of some remotes are rendered in browsers only. */
function stateOf(remote: Remote): keyof typeof tones {
  const live = liveOf(remote);
  if (!live) return 'none';
  return live.health?.state ?? 'unknown';
}

/** Which version of each remote is live, and how the page server finds it. */
export function RemoteHealth() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const query = overviewApi.useAdminReleasesQuery(undefined, { refetchOnMountOrArgChange: true });
  const time = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const columns: ColumnsType<Remote> = [
    {
      title: t('overview.remote'),
      key: 'remote',
      render: (_, { remote }) => t(`services.${remote}`),
    },
    {
      title: t('overview.state'),
      key: 'state',
      render: (_, remote) => {
        const state = stateOf(remote);
        const reason = liveOf(remote)?.health?.reason;
        return (
          <>
            <Badge tone={tones[state]}>{t(`overview.remoteStates.${state}`)}</Badge>
            {reason && <p className="a-small a-mute">{reason}</p>}
          </>
        );
      },
    },
    {
      title: t('overview.version'),
      key: 'version',
      render: (_, { live }) => live && <span className="a-code">{live}</span>,
    },
    {
      title: t('overview.builtAt'),
      key: 'builtAt',
      render: (_, remote) => {
        const builtAt = liveOf(remote)?.builtAt;
        return builtAt && time.format(new Date(builtAt));
      },
    },
  ];
  return (
    <HealthSection
      title={t('overview.remotes')}
      columns={columns}
      rows={query.currentData}
      rowKey="remote"
      query={query}
    />
  );
}
