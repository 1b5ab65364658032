import { isApiError, useErrorText, useFormErrors } from '@arcada/platform';
import { Button, Card, Notice } from '@arcada/ui';
import { Field, PasswordInput } from '@arcada/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../session/account.api.ts';
import { anyField, needsCode, passwordError, serverFieldErrors } from '../session/form-errors.ts';
import { useCode } from '../session/use-code.tsx';

export function PasswordSection() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const [change, { isLoading, isSuccess, error }] = accountApi.useIdentityChangePasswordMutation();
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const code = useCode();
  const { form, errors, showErrors } = useFormErrors(t);
  // The cookie changes with the password: a 401 may mean that the change was made and its response
  // lost. It isn't shown as a failure; the page's guard leads to sign-in.
  const ended = isApiError(error) && error.status === 401;
  const failure = ended || anyField(errors) || needsCode(error) ? undefined : error;
  const toggles = { showLabel: t('auth.showPassword'), hideLabel: t('auth.hidePassword') };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (showErrors((t) => ({ newPassword: passwordError(newPassword, t) }))) return;
    const response = await change({ currentPassword, newPassword, ...code.proof });
    if (response.error) {
      if (code.askedBy(response.error)) return;
      showErrors((t) => serverFieldErrors(response.error, t));
      return;
    }
    setCurrent('');
    setNew('');
    code.reset();
  };
  return (
    <Card as="section" padded>
      <form method="post" ref={form} className="f-form" onSubmit={handleSubmit} noValidate>
        <h2>{t('account.password')}</h2>
        {isSuccess && (
          <Notice tone="success" live>
            {t('account.passwordChanged')}
          </Notice>
        )}
        {failure && <Notice tone="danger">{errorText(failure)}</Notice>}
        <Field label={t('account.currentPassword')} error={errors.currentPassword} required>
          <PasswordInput
            autoComplete="current-password"
            {...toggles}
            value={currentPassword}
            onChange={(event) => setCurrent(event.target.value)}
          />
        </Field>
        <Field label={t('account.newPassword')} error={errors.newPassword} required>
          <PasswordInput
            autoComplete="new-password"
            {...toggles}
            value={newPassword}
            onChange={(event) => setNew(event.target.value)}
          />
        </Field>
        {code.field(errors.code)}
        <div>
          <Button type="submit" variant="primary" loading={isLoading}>
            {t('account.changePassword')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
