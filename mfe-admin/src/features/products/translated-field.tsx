import { type Language, languages } from '@arcada/contracts';
import { Badge } from '@arcada/ui';
import { Field, TextArea, TextInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';

interface TranslatedFieldProps {
  label: string;
  hint?: string;
  textOf: (language: Language) => string;
  errorOf: (language: Language) => string | undefined;
  onChange: (language: Language, value: string) => void;
  maxLength?: number;
  /** Lines of a longer text. */
  rows?: number;
}

/** One text in all languages beside one another. What only some of them have is marked in the others. */
export function TranslatedField({ label, hint, textOf, errorOf, onChange, maxLength, rows }: TranslatedFieldProps) {
  const { t } = useTranslation('admin');
  const isWritten = (language: Language) => textOf(language).trim() !== '';
  const someWritten = languages.some(isWritten);
  return (
    <fieldset className="a-fieldset">
      <legend className="a-field-label">{label}</legend>
      {hint && <p className="a-field-hint">{hint}</p>}
      <div className="admin-product-languages">
        {languages.map((language) => {
          const control = {
            lang: language,
            maxLength,
            value: textOf(language),
            onChange: ({ target }: { target: { value: string } }) => onChange(language, target.value),
          };
          const missing = someWritten && !isWritten(language);
          return (
            <Field
              key={language}
              label={t(`languages.${language}`)}
              hint={missing && <Badge tone="warning">{t('products.missing')}</Badge>}
              error={errorOf(language)}
            >
              {rows ? <TextArea {...control} rows={rows} /> : <TextInput {...control} />}
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
