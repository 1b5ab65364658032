import { links } from '@arcada/contracts';
import { type ApiError, useErrorText, useFormErrors, useIdentityLoginMutation } from '@arcada/platform';
import { Button, Field, Notice, notify, PasswordInput, TextInput } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { needsCode, passwordError, serverFieldErrors, usernameError } from './form-errors.ts';
import { useClaimCart } from './use-claim-cart.ts';
import { useCode } from './use-code.tsx';

export function LoginForm({ greets }: { greets: boolean }) {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const [login, { isLoading, error }] = useIdentityLoginMutation();
  const claimCart = useClaimCart();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const code = useCode();
  const { form, errors, showErrors } = useFormErrors(t);
  const reasonOf = (failure: unknown) => {
    const refused = (failure as ApiError).status === 401;
    return errorText(failure, t(refused ? 'auth.loginFailedText' : 'auth.loginBrokenText'));
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const wrong = showErrors((t) => ({ username: usernameError(username, t), password: passwordError(password, t) }));
    if (wrong) return;
    const response = await login({ username, password, ...code.proof });
    if (response.error) {
      if (code.askedBy(response.error)) return;
      if (showErrors((t) => serverFieldErrors(response.error, t)) && code.isShown) return;
      notify({ title: t('auth.loginFailed'), description: reasonOf(response.error), tone: 'danger' });
      return;
    }
    const { fullName, username: name } = response.data;
    const description = t('auth.welcome', { name: fullName || name });
    if (greets) notify({ title: t('auth.loggedIn'), description, tone: 'success' });
    await claimCart();
  };

  return (
    <form method="post" ref={form} className="f-form" onSubmit={handleSubmit} noValidate>
      {error && !errors.code && !needsCode(error) && (
        <Notice tone="danger" title={t('auth.loginFailed')}>
          {reasonOf(error)}
        </Notice>
      )}
      <Field label={t('auth.username')} error={errors.username} required>
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={(event) => {
            setUsername(event.target.value);
            code.reset();
          }}
        />
      </Field>
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
      {code.field(errors.code)}
      <Button type="submit" variant="primary" wide loading={isLoading} loadingLabel={t('auth.submittingLogin')}>
        {t('auth.submitLogin')}
      </Button>
      <p className="a-row a-row--between a-small">
        <Link className="a-link" to={links.recoverPassword()}>
          {t('auth.forgotPassword')}
        </Link>
        <Link className="a-link" to={links.recoverUsername()}>
          {t('auth.forgotUsername')}
        </Link>
      </p>
    </form>
  );
}
