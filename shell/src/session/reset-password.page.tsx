import { links } from '@arcada/contracts';
import { focusHere, useErrorText, useFormErrors, useHead } from '@arcada/platform';
import { Button, Field, LinkButton, Notice, PasswordInput } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { accountApi } from './account.api.ts';
import { passwordError, serverFieldErrors } from './form-errors.ts';

/** The target of the recovery mail. */
export function Component() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const token = search.get('token');
  const [reset, { isLoading, isSuccess, error }] = accountApi.useIdentityResetPasswordMutation();
  const [password, setPassword] = useState('');
  const { form, errors, showErrors } = useFormErrors(t);
  useHead({ title: t('reset.title'), noIndex: true });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = showErrors((t) => ({ password: passwordError(password, t) }));
    if (wrong || !token || isLoading) return;
    const answer = await reset({ token, password });
    if (answer.error) showErrors((t) => serverFieldErrors(answer.error, t));
  };

  if (isSuccess) {
    return (
      <div className="a-container f-page">
        <div className="f-narrow a-stack" role="status">
          <h1 tabIndex={-1} ref={focusHere}>
            {t('reset.doneTitle')}
          </h1>
          <p className="a-lead">{t('reset.doneText')}</p>
          <LinkButton component={Link} to={links.auth()} variant="primary">
            {t('recover.backToLogin')}
          </LinkButton>
        </div>
      </div>
    );
  }
  return (
    <div className="a-container f-page">
      <div className="f-narrow a-stack">
        <h1>{t('reset.title')}</h1>
        {!token && <Notice tone="danger">{t('reset.missing')}</Notice>}
        {error && <Notice tone="danger">{errorText(error)}</Notice>}
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
          <Button
            type="submit"
            variant="primary"
            wide
            disabled={!token}
            loading={isLoading}
            loadingLabel={t('reset.submitting')}
          >
            {t('reset.submit')}
          </Button>
        </form>
      </div>
    </div>
  );
}
