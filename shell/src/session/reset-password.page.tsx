import { links } from '@arcada/contracts';
import { isApiError, useErrorText, useFormErrors, useHead } from '@arcada/platform';
import { Button, Field, Notice, PasswordInput } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { accountApi } from './account.api.ts';
import { isInvalidLink, passwordError, serverFieldErrors } from './form-errors.ts';
import { ResultPage, StepPage } from './step-page.tsx';

/** A mail program may have cut the link: then its token isn't even one. */
const isRefused = (error: unknown) => isApiError(error) && error.status === 400;

/** The target of the recovery mail. */
export function Component() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const token = search.get('token');
  const [reset, { isLoading, isSuccess, error }] = accountApi.useIdentityResetPasswordMutation();
  const check = accountApi.useIdentityCheckResetQuery(token ?? '', { skip: !token });
  const [password, setPassword] = useState('');
  const { form, errors, showErrors } = useFormErrors(t);
  useHead({ title: t('reset.title'), noIndex: true });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = showErrors((t) => ({ password: passwordError(password, t) }));
    if (wrong || !token || isLoading) return;
    const response = await reset({ token, password });
    if (response.error) showErrors((t) => serverFieldErrors(response.error, t));
  };

  if (isSuccess) {
    return (
      <ResultPage title={t('reset.doneTitle')} text={t('reset.doneText')} to={links.auth()} label={t('nav.signIn')} />
    );
  }
  const unusable = token ? (isInvalidLink(error) || isRefused(check.error)) && t('reset.invalid') : t('reset.missing');
  if (unusable)
    return (
      <ResultPage
        title={t('reset.title')}
        text={unusable}
        to={links.recoverPassword()}
        label={t('reset.askAgain')}
        focused={false}
      />
    );
  return (
    <StepPage title={t('reset.title')}>
      {error && !errors.password && <Notice tone="danger">{errorText(error)}</Notice>}
      <p className="a-mute">{t('reset.text')}</p>
      <form method="post" ref={form} className="f-form" onSubmit={handleSubmit} noValidate>
        <Field label={t('account.newPassword')} error={errors.password} required>
          <PasswordInput
            name="password"
            autoComplete="new-password"
            showLabel={t('auth.showPassword')}
            hideLabel={t('auth.hidePassword')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" wide loading={isLoading} loadingLabel={t('reset.submitting')}>
          {t('reset.submit')}
        </Button>
      </form>
    </StepPage>
  );
}
