import { type Language, languages, letterLimits } from '@arcada/contracts';
import { Badge } from '@arcada/ui';
import { Field, TextArea, TextInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { textOf, textPath, writtenIn } from './letter-fields.ts';
import type { LetterEditor } from './use-letter-editor.ts';

/** Subject and text in all languages beside one another. */
export function LetterTexts({ editor }: { editor: LetterEditor }) {
  const { t } = useTranslation('admin');
  const { fields, errors } = editor;
  const column = (language: Language) => {
    const written = writtenIn(fields, language);
    const control = (name: 'subject' | 'body') => ({
      lang: language,
      maxLength: letterLimits[name],
      value: textOf(fields, language)[name],
      onChange: ({ target }: { target: { value: string } }) => editor.change(textPath(language, name), target.value),
    });
    return (
      <fieldset key={language} className="a-fieldset">
        <legend className="a-field-label">
          <span className="a-row">
            {t(`languages.${language}`)}
            {written !== 'whole' && <Badge tone="warning">{t(`letters.written.${written}`)}</Badge>}
          </span>
        </legend>
        <Field label={t('letters.subject')} error={errors[textPath(language, 'subject')]}>
          <TextInput {...control('subject')} />
        </Field>
        <Field label={t('letters.body')} error={errors[textPath(language, 'body')]}>
          <TextArea {...control('body')} rows={18} className="a-code" />
        </Field>
      </fieldset>
    );
  };
  return <div className="admin-letter admin-languages">{languages.map(column)}</div>;
}
