import { dateFormat, type SessionInfo } from '@arcada/contracts';
import { useErrorText, useLanguage, useSession } from '@arcada/platform';
import { Badge, Button, Card, ErrorState, Notice, SpinnerBlock } from '@arcada/ui';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../session/account.api.ts';
import { browserName } from './browser-name.ts';

/** The addresses of a computer that calls itself: a site on one's own machine. */
const isLoopback = (address: string) => /^(::1|127\.|::ffff:127\.)/.test(address);

export function SessionsSection() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const { language } = useLanguage();
  // An admin who views the site as this account must not see where its owner is.
  const isViewed = useSession().user?.viewed === true;
  const { data, error, refetch } = accountApi.useIdentitySessionsQuery(undefined, { skip: isViewed });
  const [end, ending] = accountApi.useIdentityEndSessionMutation();
  const format = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const columns: ColumnsType<SessionInfo> = [
    {
      title: t('account.browser'),
      key: 'browser',
      render: (_, session) => (
        <>
          <p>
            {browserName(session.userAgent)}{' '}
            {session.current && <Badge tone="success">{t('account.thisSession')}</Badge>}
          </p>
          <p className="a-small a-mute">
            {t('account.lastSeen', { when: format.format(new Date(session.lastSeenAt)) })} ·{' '}
            {isLoopback(session.address) ? t('account.thisMachine') : session.address}
          </p>
        </>
      ),
    },
    {
      key: 'end',
      title: <span className="a-visually-hidden">{t('common.actions')}</span>,
      align: 'right',
      render: (_, { id, current }) =>
        !current && (
          <Button size="small" loading={ending.isLoading && ending.originalArgs === id} onClick={() => void end(id)}>
            {t('account.endSession')}
          </Button>
        ),
    },
  ];
  return (
    <Card as="section" padded>
      <div className="a-stack">
        <h2>{t('account.sessions')}</h2>
        <p className="a-mute">{t(isViewed ? 'account.sessionsHidden' : 'account.sessionsText')}</p>
      </div>
      {!isViewed && !data && !error && <SpinnerBlock label={t('common.loading')} />}
      {error && <ErrorState message={errorText(error)} retryLabel={t('common.retry')} onRetry={refetch} />}
      {ending.error && <Notice tone="danger">{errorText(ending.error)}</Notice>}
      {data && <DataTable className="f-sessions" columns={columns} dataSource={data} rowKey="id" />}
    </Card>
  );
}
