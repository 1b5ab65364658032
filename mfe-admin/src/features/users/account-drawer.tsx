import { dateFormat, links, type ManagedUser } from '@arcada/contracts';
import { leaveTo, saveReceived, tellOtherTabs, useErrorText, useLanguage } from '@arcada/platform';
import { Badge, Button, DefinitionList, Drawer, Notice, notify } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { accountName } from './account-name.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { UnconfirmedBadge } from './unconfirmed-badge.tsx';
import { type AccountAction, usersApi } from './users.api.ts';

type Confirmed = Exclude<AccountAction, 'enable'> | 'factor';

interface AccountDrawerProps {
  user: ManagedUser;
  onClose: () => void;
  onErased: () => void;
}

/** An account's facts, and what an admin may do for its owner. */
export function AccountDrawer({ user, onClose, onErased }: AccountDrawerProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const [erasing, setErasing] = useState(false);
  const [asked, setAsked] = useState<Confirmed>();
  const sessions = usersApi.useAdminUserSessionsQuery(user.id, { refetchOnMountOrArgChange: true });
  const [act, acting] = usersApi.useAdminUserActionMutation();
  const [reset, resetting] = usersApi.useAdminSecondFactorResetMutation();
  const [view, viewing] = usersApi.useAdminUserViewMutation();
  const [exportData, exporting] = usersApi.useAdminUserExportMutation();
  // After a decision the list may no longer hold the account: what the service returned is the newest.
  const account = acting.data ?? user;
  const hasFactor = account.secondFactor && !resetting.isSuccess;
  const date = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const time = (at: string | null | undefined) => (at ? date.format(new Date(at)) : t('users.neverSeen'));
  const handleEnable = async () => {
    if (!(await act({ id: user.id, action: 'enable' })).error)
      notify({ title: t('users.acted.enable'), tone: 'success' });
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
  // What is asked about first says there why it was refused.
  const error = (acting.originalArgs?.action === 'enable' && acting.error) || (viewing.error ?? exporting.error);
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
        <p>
          <Link className="a-link" to={links.admin(`orders?buyer=${user.id}`)}>
            {t('users.orders')}
          </Link>
        </p>
        {error !== undefined && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
        {/* Buttons stay where they are, whatever was pressed: a second press must not meet another one. */}
        {account.role !== 'admin' && (!user.disabledAt || !account.disabledAt) && (
          <div className="a-stack">
            <p className="a-small a-mute">{t('users.hints.view')}</p>
            <Button
              disabled={account.disabledAt !== null}
              loading={viewing.isLoading}
              onClick={() => void handleView()}
            >
              {t('users.view')}
            </Button>
          </div>
        )}
        {actions.map((action) => (
          <div key={action} className="a-stack">
            <p className="a-small a-mute">{t(`users.hints.${action}`)}</p>
            <Button
              disabled={acting.isLoading && acting.originalArgs?.action !== action}
              loading={acting.isLoading && acting.originalArgs?.action === action}
              onClick={() => (action === 'enable' ? void handleEnable() : setAsked(action))}
            >
              {t(`users.actions.${action}`)}
            </Button>
          </div>
        ))}
        {user.secondFactor && (
          <div className="a-stack">
            <p className="a-small a-mute">{t('users.hints.factor')}</p>
            <Button disabled={!hasFactor} onClick={() => setAsked('factor')}>
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
      {asked && (
        <ConfirmDialog
          title={t(`users.confirm.${asked}`, { name: user.username })}
          confirmLabel={t(asked === 'factor' ? 'users.resetFactor' : `users.actions.${asked}`)}
          variant={asked === 'send-reset' ? 'primary' : 'danger'}
          doneText={t(asked === 'factor' ? 'users.factorReset' : `users.acted.${asked}`)}
          about={<strong>{accountName(user)}</strong>}
          onConfirm={() => (asked === 'factor' ? reset(user.id) : act({ id: user.id, action: asked }))}
          onClose={() => setAsked(undefined)}
        >
          {t(asked === 'factor' ? 'users.confirm.factorText' : `users.hints.${asked}`)}
        </ConfirmDialog>
      )}
      {erasing && <EraseDialog user={user} onClose={() => setErasing(false)} onErased={onErased} />}
    </Drawer>
  );
}
