import { Field, PasswordInput } from '@arcada/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface PasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The current password, in a dialog about what only the account's owner may do. */
export function PasswordField({ value, onChange, error }: PasswordFieldProps) {
  const { t } = useTranslation('shell');
  const input = useRef<HTMLInputElement>(null);
  // Once the dialog around it is open, which focuses its close button.
  useEffect(() => input.current?.focus(), []);
  return (
    <Field label={t('account.currentPassword')} error={error} required>
      <PasswordInput
        ref={input}
        name="password"
        autoComplete="current-password"
        showLabel={t('auth.showPassword')}
        hideLabel={t('auth.hidePassword')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
