import { dateFormat, type ManagedUser } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, notify } from '@arcada/ui';
import { type ColumnsType, DataTable } from '@arcada/ui/data';
import { useTranslation } from 'react-i18next';
import { usersApi } from './users.api.ts';

interface UserTableProps {
  users: ManagedUser[];
  onChangeRole: (user: ManagedUser) => void;
}

export function UserTable({ users, onChangeRole }: UserTableProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const date = dateFormat(language, { dateStyle: 'medium' });
  const columns: ColumnsType<ManagedUser> = [
    {
      title: t('users.account'),
      key: 'account',
      render: (_, { username, fullName, email }) => (
        <>
          <strong>{fullName || username}</strong>
          <p className="a-small a-mute">
            {username} · {email}
          </p>
        </>
      ),
    },
    {
      title: t('users.role'),
      key: 'role',
      render: (_, user) => (
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
    },
    {
      title: t('users.request'),
      key: 'request',
      render: (_, user) => user.roleRequest && <RoleRequest user={user} request={user.roleRequest} />,
    },
    {
      title: t('users.since'),
      dataIndex: 'createdAt',
      render: (at: string) => date.format(new Date(at)),
    },
  ];
  return <DataTable columns={columns} dataSource={users} rowKey="id" />;
}

interface RoleRequestProps {
  user: ManagedUser;
  request: NonNullable<ManagedUser['roleRequest']>;
}

function RoleRequest({ user, request }: RoleRequestProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [decide, { isLoading, originalArgs }] = usersApi.useAdminRoleRequestMutation();
  const handle = async (decision: 'grant' | 'decline') => {
    const { error } = await decide({ request: request.id, decision });
    const values = { name: user.username, role: t(`roles.${request.role}`) };
    if (error) notify({ title: t('users.failed'), description: errorText(error), tone: 'danger' });
    else notify({ title: t(`users.${decision}Done`, values), tone: 'success' });
  };
  return (
    <div className="a-row">
      <span>{t(`roles.${request.role}`)}</span>
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
    </div>
  );
}
