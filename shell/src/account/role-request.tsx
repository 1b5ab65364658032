import { useErrorText, useSession } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../session/account.api.ts';

/** A customer asks to write for the site; while that waits for an admin, it says so. */
export function RoleRequest() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const { user } = useSession();
  const [ask, { isLoading, error }] = accountApi.useIdentityAskForRoleMutation();
  if (user?.requestedRole)
    return <Notice>{t('auth.rolePending', { role: t(`auth.role_${user.requestedRole}`) })}</Notice>;
  if (user?.role !== 'customer') return null;
  return (
    <>
      <p className="a-small a-mute">{t('account.roleText')}</p>
      {error && <Notice tone="danger">{errorText(error)}</Notice>}
      <div>
        <Button size="small" loading={isLoading} onClick={() => void ask('producer')}>
          {t('account.roleAsk')}
        </Button>
      </div>
    </>
  );
}
