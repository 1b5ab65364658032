import { links } from '@arcada/contracts';
import { useHead } from '@arcada/platform';
import { Button, Field, LinkButton, Notice, PasswordInput } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { accountApi } from './account.api.ts';
import { messageOf, passwordError } from './form-errors.ts';

/** Where the recovery mail leads. */
export function Component() {
  const { t } = useTranslation('shell');
  const [search] = useSearchParams();
  const token = search.get('token');
  const [reset, { isLoading, isSuccess, error }] = accountApi.useIdentityResetPasswordMutation();
  const [password, setPassword] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  useHead({ title: t('reset.title'), noIndex: true });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = passwordError(password, t);
    setFieldError(found);
    if (!found && token && !isLoading) void reset({ token, password });
  };

  if (isSuccess) {
    return (
      <div className="a-container f-page">
        <div className="f-narrow a-stack" role="status">
          <h1>{t('reset.doneTitle')}</h1>
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
        {error && <Notice tone="danger">{messageOf(error, t('common.unexpected'), t('common.networkError'))}</Notice>}
        <p className="a-mute">{t('reset.text')}</p>
        <form className="f-form" onSubmit={handleSubmit} noValidate>
          <Field label={t('account.newPassword')} error={fieldError} required>
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
