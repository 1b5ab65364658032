import { credentialLimits } from '@arcada/contracts';
import { useErrorText, useFormErrors, useSession } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { Field, PasswordInput, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountApi } from '../session/account.api.ts';
import { anyField, emailError, needsCode, serverFieldErrors } from '../session/form-errors.ts';
import { useCode } from '../session/use-code.tsx';

export function EmailForm() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const { user } = useSession();
  const [save, { isLoading, error }] = accountApi.useIdentityChangeProfileMutation();
  const [email, setEmail] = useState('');
  const [currentPassword, setPassword] = useState('');
  const code = useCode();
  const { form, errors, showErrors } = useFormErrors(t);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const wanted = email.trim().toLowerCase();
    const same = wanted === user?.email;
    const wrong = showErrors((t) => ({
      email: emailError(email, t) ?? (same ? t('account.emailSame') : undefined),
      currentPassword: currentPassword ? undefined : t('account.passwordNeeded'),
    }));
    if (wrong) return;
    const response = await save({ email: wanted, currentPassword, ...code.proof });
    if (code.askedBy(response.error)) return;
    showErrors((t) => serverFieldErrors(response.error, t));
    if (response.error) return;
    setEmail('');
    setPassword('');
    code.reset();
  };
  return (
    <form method="post" ref={form} className="f-form" onSubmit={handleSubmit} noValidate>
      {error && !anyField(errors) && !needsCode(error) && <Notice tone="danger">{errorText(error)}</Notice>}
      <Field label={t('account.newEmail')} error={errors.email} required>
        <TextInput
          type="email"
          autoComplete="email"
          maxLength={credentialLimits.emailMax}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field label={t('account.emailPassword')} error={errors.currentPassword} required>
        <PasswordInput
          autoComplete="current-password"
          showLabel={t('auth.showPassword')}
          hideLabel={t('auth.hidePassword')}
          value={currentPassword}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {code.field(errors.code)}
      <div>
        <Button type="submit" variant="primary" loading={isLoading}>
          {t('account.changeEmail')}
        </Button>
      </div>
    </form>
  );
}
