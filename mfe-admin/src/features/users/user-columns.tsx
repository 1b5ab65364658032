import { dateFormat, type ManagedUser, type userSorts } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Badge, Button, notify } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedColumn } from '../../shared/manager-table.tsx';
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
  const request: UserColumn = {
    key: 'request',
    title: t('users.request'),
    render: (user) => {
      const decision = decided[user.id];
      if (user.roleRequest)
        return (
          <RoleRequest user={user} request={user.roleRequest} onDecided={(each) => handleDecided(user.id, each)} />
        );
      return (
        decision && <Badge tone={decision === 'grant' ? 'success' : 'neutral'}>{t(`users.result.${decision}`)}</Badge>
      );
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
          <strong>{user.fullName || user.username}</strong>{' '}
          {user.disabledAt && <Badge tone="danger">{t('users.disabled')}</Badge>} <UnconfirmedBadge user={user} />
          <p className="a-small a-mute admin-address">
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
      // Doesn't stay in view on phones: it would lie over the buttons of other columns.
      key: 'manage',
      title: t('users.manage'),
      always: true,
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
  const errorText = useErrorText();
  const [decide, { isLoading, originalArgs }] = usersApi.useAdminRoleRequestMutation();
  const handle = async (decision: Decision) => {
    const { data, error } = await decide({ request: request.id, decision });
    if (!data) {
      notify({ title: t('users.failed'), description: errorText(error), tone: 'danger' });
      return;
    }
    onDecided(decision);
    const values = { name: data.username, role: t(`roles.${data.role}`) };
    notify({ title: t(`users.${decision}Done`, values), tone: 'success' });
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
            disabled={isLoading}
            loading={isLoading && originalArgs?.decision === decision}
            aria-label={t(`users.${decision}Of`, { name: user.username })}
            onClick={() => void handle(decision)}
          >
            {t(`users.${decision}`)}
          </Button>
        ))}
      </span>
    </div>
  );
}
