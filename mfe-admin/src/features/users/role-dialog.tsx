import { type ManagedUser, roles } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Notice, notify, Radio, RadioGroup } from '@arcada/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usersApi } from './users.api.ts';

/** Gives an account another role, after saying what that means. */
export function RoleDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [role, setRole] = useState(user.role);
  const [save, { isLoading, error }] = usersApi.useAdminUserRoleMutation();
  const handleSave = async () => {
    const { data } = await save({ id: user.id, role });
    if (!data) return;
    notify({ title: t('users.changed', { name: data.username, role: t(`roles.${data.role}`) }), tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('users.changeOf', { name: user.username })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" disabled={role === user.role} loading={isLoading} onClick={() => void handleSave()}>
            {t('users.save')}
          </Button>
        </>
      }
    >
      <div className="a-stack">
        <RadioGroup legend={t('users.role')} hint={t('users.atOnce')}>
          {roles.map((value) => (
            <Radio
              key={value}
              name="role"
              label={t(`roleHints.${value}`)}
              checked={role === value}
              onChange={() => setRole(value)}
            />
          ))}
        </RadioGroup>
        {error !== undefined && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
