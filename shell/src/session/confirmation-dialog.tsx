import { type ApiError, useErrorText, useFormErrors } from '@arcada/platform';
import { Button, Dialog, Field, Notice, PasswordInput } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi } from './account.api.ts';
import { answerConfirmation } from './confirmation.ts';
import { serverFieldErrors } from './form-errors.ts';

/** Asks an admin for the password again. What was typed on the page behind stays as it is. */
export function ConfirmationDialog() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const [confirm, { isLoading, error }] = accountApi.useIdentityConfirmMutation();
  const [password, setPassword] = useState('');
  const { form, errors, showErrors } = useFormErrors(t);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (showErrors((t) => ({ password: password ? undefined : t('account.passwordNeeded') }))) return;
    const response = await confirm({ password });
    if (!response.error) return answerConfirmation(true);
    // The session has ended: the page leads to sign-in.
    if ((response.error as ApiError).status === 401) return answerConfirmation(false);
    setPassword('');
    showErrors((t) => serverFieldErrors(response.error, t));
  };
  return (
    <Dialog
      open
      onClose={() => answerConfirmation(false)}
      title={t('confirmation.title')}
      closeLabel={t('common.close')}
    >
      <form method="post" ref={form} className="f-form" onSubmit={handleSubmit} noValidate>
        <p className="a-mute">{t('confirmation.text')}</p>
        {error && !errors.password && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
        <Field label={t('auth.password')} error={errors.password} required>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            showLabel={t('auth.showPassword')}
            hideLabel={t('auth.hidePassword')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <div className="a-row">
          <Button onClick={() => answerConfirmation(false)}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" loading={isLoading}>
            {t('confirmation.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
