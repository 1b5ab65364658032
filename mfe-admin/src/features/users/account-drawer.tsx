import { dateFormat, links, type ManagedUser } from '@arcada/contracts';
import { leaveTo, saveReceived, tellOtherTabs, useErrorText, useLanguage } from '@arcada/platform';
import { Badge, Button, DefinitionList, Drawer, Notice, notify } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EraseDialog } from './erase-dialog.tsx';
import { UnconfirmedBadge } from './unconfirmed-badge.tsx';
import { type AccountAction, usersApi } from './users.api.ts';

/** An account's facts, and what an admin may do for its owner. */
export function AccountDrawer({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [erasing, setErasing] = useState(false);
  const sessions = usersApi.useAdminUserSessionsQuery(user.id, { refetchOnMountOrArgChange: true });
  const [act, acting] = usersApi.useAdminUserActionMutation();
  const [reset, resetting] = usersApi.useAdminSecondFactorResetMutation();
  const [view, viewing] = usersApi.useAdminUserViewMutation();
  const [exportData, exporting] = usersApi.useAdminUserExportMutation();
  // After a decision the list may no longer hold the account: what the service returned is the newest.
  const account = acting.data ?? user;
  const hasFactor = account.secondFactor && !resetting.isSuccess;
  const date = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const time = (at: string | null | undefined) => (at ? date.format(new Date(at)) : t('users.never'));
  const handle = async (action: AccountAction) => {
    if (!(await act({ id: user.id, action })).error) notify({ title: t(`users.acted.${action}`), tone: 'success' });
  };
  const handleReset = async () => {
    if (!(await reset(user.id)).error) notify({ title: t('users.factorReset'), tone: 'success' });
  };
  const handleView = async () => {
    if ((await view(user.id)).error) return;
    tellOtherTabs();
    leaveTo(links.home());
  };
  const handleExport = async () => {
    const { data } = await exportData(user.id);
    if (data) saveReceived(data);
  };
  const actions: AccountAction[] = [account.disabledAt ? 'enable' : 'disable', 'end-sessions', 'send-reset'];
  const error = acting.error ?? resetting.error ?? viewing.error ?? exporting.error;
  return (
    <Drawer open onClose={onClose} title={user.fullName || user.username} closeLabel={t('common.close')}>
      <div className="a-stack">
        {(account.disabledAt || !account.emailConfirmed) && (
          <p className="a-row">
            {account.disabledAt && <Badge tone="danger">{t('users.disabled')}</Badge>}
            <UnconfirmedBadge user={account} />
          </p>
        )}
        <DefinitionList
          items={[
            { term: t('users.username'), detail: user.username },
            { term: t('users.email'), detail: user.email },
            { term: t('users.confirmed'), detail: t(user.emailConfirmed ? 'users.yes' : 'users.no') },
            { term: t('users.role'), detail: t(`roles.${account.role}`) },
            { term: t('users.secondFactor'), detail: t(hasFactor ? 'users.yes' : 'users.no') },
            { term: t('users.since'), detail: time(user.createdAt) },
            ...(account.disabledAt ? [{ term: t('users.disabledAt'), detail: time(account.disabledAt) }] : []),
            { term: t('users.sessions'), detail: sessions.data?.count.toLocaleString(language) ?? '…' },
            { term: t('users.lastSeen'), detail: sessions.data ? time(sessions.data.lastSeenAt) : '…' },
          ]}
        />
        {error !== undefined && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
        {account.role !== 'admin' && !account.disabledAt && (
          <div className="a-stack">
            <p className="a-small a-mute">{t('users.hints.view')}</p>
            <Button loading={viewing.isLoading} onClick={() => void handleView()}>
              {t('users.view')}
            </Button>
          </div>
        )}
        {actions.map((action) => (
          <div key={action} className="a-stack">
            <p className="a-small a-mute">{t(`users.hints.${action}`)}</p>
            <Button
              disabled={acting.isLoading}
              loading={acting.isLoading && acting.originalArgs?.action === action}
              onClick={() => void handle(action)}
            >
              {t(`users.actions.${action}`)}
            </Button>
          </div>
        ))}
        {hasFactor && (
          <div className="a-stack">
            <p className="a-small a-mute">{t('users.hints.factor')}</p>
            <Button loading={resetting.isLoading} onClick={() => void handleReset()}>
              {t('users.resetFactor')}
            </Button>
          </div>
        )}
        <div className="a-stack">
          <p className="a-small a-mute">{t('users.hints.data')}</p>
          <div className="a-row">
            <Button loading={exporting.isLoading} onClick={() => void handleExport()}>
              {t('users.export')}
            </Button>
            <Button variant="danger" onClick={() => setErasing(true)}>
              {t('users.erase')}
            </Button>
          </div>
        </div>
      </div>
      {erasing && <EraseDialog user={user} onClose={() => setErasing(false)} onErased={onClose} />}
    </Drawer>
  );
}
