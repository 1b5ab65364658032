import { credentialLimits } from '@arcada/contracts';
import { useErrorText, useFormErrors, useSession } from '@arcada/platform';
import { Button, Card, Notice, notify } from '@arcada/ui';
import { Field, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../session/account.api.ts';
import { anyField, serverFieldErrors } from '../session/form-errors.ts';
import { RoleRequest } from './role-request.tsx';

export function ProfileSection() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const { user } = useSession();
  const [save, { isLoading, error }] = accountApi.useIdentityChangeProfileMutation();
  const [fullName, setFullName] = useState(user?.fullName ?? '');
  const { form, errors, showErrors } = useFormErrors(t);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const response = await save({ fullName: fullName || null });
    showErrors((t) => serverFieldErrors(response.error, t));
    if (!response.error) notify({ title: t('common.saved'), tone: 'success' });
  };
  return (
    <Card as="section" padded>
      <form method="post" ref={form} className="f-form" onSubmit={handleSubmit} noValidate>
        <h2>{t('account.profile')}</h2>
        <p className="a-mute">
          {user?.username} · {t(`auth.role_${user?.role ?? 'customer'}`)}
        </p>
        <RoleRequest />
        {error && !anyField(errors) && <Notice tone="danger">{errorText(error)}</Notice>}
        <Field label={t('auth.fullName')} error={errors.fullName}>
          <TextInput
            autoComplete="name"
            maxLength={credentialLimits.fullNameMax}
            value={fullName}
            onChange={(event) => setFullName(event.target.value)}
          />
        </Field>
        <div>
          <Button type="submit" variant="primary" loading={isLoading}>
            {t('common.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
