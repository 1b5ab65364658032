import { links } from '@arcada/contracts';
import { useErrorText, useFormErrors, useHead } from '@arcada/platform';
import { Button, Field, Notice, TextInput } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { accountApi } from './account.api.ts';
import { anyField, emailError, serverFieldErrors } from './form-errors.ts';
import { ResultPage, StepPage } from './step-page.tsx';

function RecoverPage({ what }: { what: 'password' | 'username' }) {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const [recover, { isLoading, isSuccess, error }] = accountApi.useIdentityRecoverMutation();
  const [email, setEmail] = useState('');
  const { form, errors, showErrors } = useFormErrors(t);
  const title = t(`recover.${what}Title`);
  useHead({ title, noIndex: true });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = showErrors((t) => ({ email: emailError(email, t) }));
    if (wrong || isLoading) return;
    const response = await recover({ what, email: email.trim() });
    if (response.error) showErrors((t) => serverFieldErrors(response.error, t));
  };

  if (isSuccess) {
    return (
      <ResultPage
        title={t('recover.sentTitle')}
        text={t('recover.sentText', { email: email.trim() })}
        to={links.auth()}
        label={t('recover.backToLogin')}
      />
    );
  }
  return (
    <StepPage title={title}>
      <p className="a-mute">{t(`recover.${what}Text`)}</p>
      {error && !anyField(errors) && <Notice tone="danger">{errorText(error)}</Notice>}
      <form method="post" ref={form} className="f-form" onSubmit={handleSubmit} noValidate>
        <Field label={t('auth.email')} error={errors.email} required>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" wide loading={isLoading} loadingLabel={t('recover.submitting')}>
          {t('recover.submit')}
        </Button>
      </form>
      <Link className="a-link a-small" to={links.auth()}>
        {t('recover.backToLogin')}
      </Link>
    </StepPage>
  );
}

export const recoverPassword = { Component: () => <RecoverPage what="password" /> };
export const recoverUsername = { Component: () => <RecoverPage what="username" /> };
