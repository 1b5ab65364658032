import { focusHere } from '@arcada/platform';
import { Field, TextInput } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Of the app only; else a recovery code does, too. */
  appOnly?: boolean;
}

/** A code of the second factor. It appears once it is needed, and takes the focus. */
export function CodeField({ value, onChange, error, appOnly }: CodeFieldProps) {
  const { t } = useTranslation('shell');
  return (
    <Field
      label={t('secondFactor.code')}
      hint={appOnly ? undefined : t('secondFactor.codeHint')}
      error={error}
      required
    >
      <TextInput
        ref={focusHere}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
