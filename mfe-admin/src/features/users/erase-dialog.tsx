import type { ManagedUser } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Dialog, Field, Notice, notify, TextInput } from '@arcada/ui';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usersApi } from './users.api.ts';

interface EraseDialogProps {
  user: ManagedUser;
  onClose: () => void;
  onErased: () => void;
}

/** Erases an account after its user name was typed, which guards against the wrong row. */
export function EraseDialog({ user: { id, username }, onClose, onErased }: EraseDialogProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [erase, { isLoading, error }] = usersApi.useAdminUserEraseMutation();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || (await erase({ id, username: typed })).error) return;
    notify({ title: t('users.erased', { name: username }), tone: 'success' });
    onErased();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('users.eraseOf', { name: username })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="danger" loading={isLoading}>
            {t('users.erase')}
          </Button>
        </>
      }
    >
      <form id={formId} className="a-stack" onSubmit={(event) => void handleSubmit(event)} noValidate>
        <p>{t('users.eraseText')}</p>
        <Field label={t('users.eraseField', { name: username })} required>
          <TextInput value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
        </Field>
        {error !== undefined && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
