import { credentialLimits, type Role, roles } from '@arcada/contracts';
import { PolicyLinks, useErrorText, useFormErrors, useIdentityRegisterMutation } from '@arcada/platform';
import { Button, Field, Notice, notify, PasswordInput, SelectInput, TextInput } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anyField, emailError, passwordError, serverFieldErrors, usernameError } from './form-errors.ts';
import { useClaimCart } from './use-claim-cart.ts';

const blank = { username: '', email: '', fullName: '', password: '', role: 'customer' as Role };

interface RegisterFormProps {
  /** As whoever sent the visitor here knows it. */
  fullName?: string | undefined;
  /** Who registers to buy, or to accept a seat, is a customer: another account type can be asked for in the account. */
  asksRole: boolean;
}

export function RegisterForm({ fullName = '', asksRole }: RegisterFormProps) {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const [register, { isLoading, error }] = useIdentityRegisterMutation();
  const claimCart = useClaimCart();
  const [values, setValues] = useState({ ...blank, fullName });
  const { form, errors, showErrors } = useFormErrors(t);
  const set = (name: keyof typeof blank) => (event: { target: { value: string } }) =>
    setValues((before) => ({ ...before, [name]: event.target.value }));

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const wrong = showErrors((t) => ({
      username: usernameError(values.username, t),
      email: emailError(values.email, t),
      password: passwordError(values.password, t),
    }));
    if (wrong) return;
    const response = await register({ ...values, fullName: values.fullName || undefined });
    if (response.error) {
      showErrors((t) => serverFieldErrors(response.error, t));
      const description = errorText(response.error, t('auth.registerFailedText'));
      notify({ title: t('auth.registerFailed'), description, tone: 'danger' });
      return;
    }
    const { data } = response;
    const welcome = t('auth.welcome', { name: data.fullName || data.username });
    const pending = data.requestedRole
      ? ` ${t('auth.rolePending', { role: t(`auth.role_${data.requestedRole}`) })}`
      : '';
    notify({ title: t('auth.registered'), description: `${welcome}${pending}`, tone: 'success' });
    await claimCart();
  };

  return (
    <form method="post" ref={form} className="f-form" onSubmit={handleSubmit} noValidate>
      {error && !anyField(errors) && (
        <Notice tone="danger" title={t('auth.registerFailed')}>
          {errorText(error, t('auth.registerFailedText'))}
        </Notice>
      )}
      <Field label={t('auth.username')} error={errors.username} required>
        <TextInput
          name="username"
          autoComplete="username"
          maxLength={credentialLimits.usernameMax}
          autoCapitalize="none"
          spellCheck={false}
          value={values.username}
          onChange={set('username')}
        />
      </Field>
      <Field label={t('auth.email')} error={errors.email} required>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          maxLength={credentialLimits.emailMax}
          value={values.email}
          onChange={set('email')}
        />
      </Field>
      <Field label={t('auth.fullName')} error={errors.fullName}>
        <TextInput
          name="fullName"
          autoComplete="name"
          maxLength={credentialLimits.fullNameMax}
          value={values.fullName}
          onChange={set('fullName')}
        />
      </Field>
      <Field label={t('auth.password')} error={errors.password} required>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          maxLength={credentialLimits.passwordMax}
          showLabel={t('auth.showPassword')}
          hideLabel={t('auth.hidePassword')}
          value={values.password}
          onChange={set('password')}
        />
      </Field>
      {asksRole && (
        <Field label={t('auth.role')} hint={t('auth.roleHint')}>
          <SelectInput
            name="role"
            value={values.role}
            onChange={set('role')}
            options={roles.map((role) => ({ value: role, label: t(`auth.role_${role}`) }))}
          />
        </Field>
      )}
      <Button type="submit" variant="primary" wide loading={isLoading} loadingLabel={t('auth.submittingRegister')}>
        {t('auth.submitRegister')}
      </Button>
      <PolicyLinks terms>{t('auth.accept')}</PolicyLinks>
    </form>
  );
}
