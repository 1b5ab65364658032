import { dateFormat, type ManagedUser, type userSorts } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Badge, Button, notify } from '@arcada/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import type { ManagedColumn } from '../../shared/manager-table.tsx';
import { OpenButton } from '../../shared/open-button.tsx';
import { accountName } from './account-name.ts';
import { UnconfirmedBadge } from './unconfirmed-badge.tsx';
import { type Decision, usersApi } from './users.api.ts';

type UserColumn = ManagedColumn<ManagedUser, (typeof userSorts)[number]>;

export function useUserColumns(
  onChangeRole: (user: ManagedUser) => void,
  onManage: (user: ManagedUser) => void,
  requestsFirst: boolean,
): UserColumn[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium' });
  const [decided, setDecided] = useState<Readonly<Record<string, Decision>>>({});
  const handleDecided = (id: string, decision: Decision) => setDecided((before) => ({ ...before, [id]: decision }));
  const statesOf = ({ disabledAt, emailConfirmed }: ManagedUser) => [
    ...(disabledAt ? [t('users.disabled')] : []),
    ...(emailConfirmed ? [] : [t('users.unconfirmed')]),
  ];
  const request: UserColumn = {
    key: 'request',
    title: t('users.request'),
    render: (user) => {
      const decision = decided[user.id];
      if (user.roleRequest)
        return (
          <RoleRequest user={user} request={user.roleRequest} onDecided={(each) => handleDecided(user.id, each)} />
        );
      return decision && <Decided decision={decision} />;
    },
    csv: ({ roleRequest }) => (roleRequest ? t(`roles.${roleRequest.role}`) : ''),
  };
  return [
    {
      key: 'account',
      title: t('users.account'),
      sort: 'username',
      always: true,
      render: (user) => (
        <>
          <OpenButton onClick={() => onManage(user)}>{user.fullName || user.username}</OpenButton>{' '}
          {user.disabledAt && <Badge tone="danger">{t('users.disabled')}</Badge>} <UnconfirmedBadge user={user} />
          <p className="a-small a-mute">
            {user.username} · {user.email}
          </p>
        </>
      ),
      csv: ({ username }) => username,
    },
    {
      key: 'name',
      title: t('users.name'),
      extra: true,
      render: ({ fullName }) => fullName,
      csv: ({ fullName }) => fullName ?? '',
    },
    { key: 'email', title: t('users.email'), extra: true, render: ({ email }) => email, csv: ({ email }) => email },
    {
      key: 'state',
      title: t('users.state'),
      extra: true,
      render: (user) => statesOf(user).join(', '),
      csv: (user) => statesOf(user).join(', '),
    },
    ...(requestsFirst ? [request] : []),
    {
      key: 'role',
      title: t('users.role'),
      render: (user) => (
        <div className="a-row">
          <span>{t(`roles.${user.role}`)}</span>
          <Button
            size="small"
            aria-label={t('users.changeOf', { name: user.username })}
            onClick={() => onChangeRole(user)}
          >
            {t('users.change')}
          </Button>
        </div>
      ),
      csv: ({ role }) => t(`roles.${role}`),
    },
    ...(requestsFirst ? [] : [request]),
    {
      key: 'since',
      title: t('users.since'),
      sort: 'createdAt',
      render: ({ createdAt }) => date.format(new Date(createdAt)),
      csv: ({ createdAt }) => createdAt,
    },
    {
      key: 'lastSeen',
      title: t('users.lastSeen'),
      render: ({ lastSeenAt }) =>
        lastSeenAt ? date.format(new Date(lastSeenAt)) : <span className="a-mute">{t('users.neverSeen')}</span>,
      csv: ({ lastSeenAt }) => lastSeenAt ?? '',
    },
    {
      key: 'manage',
      title: t('users.manage'),
      always: true,
      acts: true,
      render: (user) => (
        <Button size="small" aria-label={t('users.manageOf', { name: user.username })} onClick={() => onManage(user)}>
          {t('users.manage')}
        </Button>
      ),
    },
  ];
}

interface RoleRequestProps {
  user: ManagedUser;
  request: NonNullable<ManagedUser['roleRequest']>;
  onDecided: (decision: Decision) => void;
}

function RoleRequest({ user, request, onDecided }: RoleRequestProps) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<Decision>();
  const [decide] = usersApi.useAdminRoleRequestMutation();
  const handle = async (decision: Decision) => {
    const answer = await decide({ request: request.id, decision });
    if (answer.data) {
      onDecided(decision);
      const values = { name: answer.data.username, role: t(`roles.${answer.data.role}`) };
      notify({ title: t(`users.${decision}Done`, values), tone: 'success' });
    }
    return answer;
  };
  return (
    <div className="a-row admin-request">
      <span>{t(`roles.${request.role}`)}</span>
      <UnconfirmedBadge user={user} />
      <span className="a-row admin-decision">
        {(['grant', 'decline'] as const).map((decision) => (
          <Button
            key={decision}
            size="small"
            variant={decision === 'grant' ? 'primary' : 'secondary'}
            aria-label={t(`users.${decision}Of`, { name: user.username })}
            onClick={() => setAsked(decision)}
          >
            {t(`users.${decision}`)}
          </Button>
        ))}
      </span>
      {asked && (
        <ConfirmDialog
          title={t(`users.confirm.${asked}`, { name: user.username, role: t(`roles.${request.role}`) })}
          confirmLabel={t(`users.${asked}`)}
          variant={asked === 'grant' ? 'primary' : 'danger'}
          about={
            <>
              <strong>{accountName(user)}</strong> <UnconfirmedBadge user={user} />
            </>
          }
          onConfirm={() => handle(asked)}
          onClose={() => setAsked(undefined)}
        >
          {asked === 'grant'
            ? `${t(`roleHints.${request.role}`)}. ${t('users.confirm.grantText')}`
            : t('users.confirm.declineText', { role: t(`roles.${user.role}`) })}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Takes the place of the buttons, and their focus. */
function Decided({ decision }: { decision: Decision }) {
  const { t } = useTranslation('admin');
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <span ref={place} tabIndex={-1}>
      <Badge tone={decision === 'grant' ? 'success' : 'neutral'}>{t(`users.result.${decision}`)}</Badge>
    </span>
  );
}
