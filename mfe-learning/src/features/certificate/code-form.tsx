import { links } from '@arcada/contracts';
import { Button, Field, TextInput } from '@arcada/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** A field for the code of a certificate, which leads to its page. */
export function CodeForm({ label }: { label: string }) {
  const { t } = useTranslation('learning');
  const navigate = useNavigate();
  const [missing, setMissing] = useState(false);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Uncontrolled, so that letters typed before hydration count too.
    const typed = String(new FormData(event.currentTarget).get('code')).trim();
    // Of a certificate's whole address its code.
    const code = typed.replace(/^.*\/certificates\//, '').replace(/[/?#].*$/, '');
    setMissing(!code);
    if (code) navigate(links.certificate(code));
  };
  return (
    <form className="learn-code" onSubmit={handleSubmit} noValidate>
      <Field label={label} hint={t('check.fieldHint')} error={missing ? t('check.required') : undefined}>
        <TextInput
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={300}
          onChange={() => setMissing(false)}
        />
      </Field>
      <div>
        <Button type="submit" variant="primary">
          {t('check.now')}
        </Button>
      </div>
    </form>
  );
}
