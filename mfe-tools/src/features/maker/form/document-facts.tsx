import { type DocumentType, documentTypes, languageNames, typeLabels } from '@arcada/bim';
import { languages } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Field, SelectInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../editing/editing-context.ts';

/** What the document is: its type, and the language in which it is written and exported. */
export function DocumentFacts() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document, apply } = useEditing();
  return (
    <>
      <div className="tools-field">
        <Field label={t('form.type')}>
          <SelectInput
            value={document.type}
            onChange={(value) => apply([{ op: 'property', name: 'type', value }])}
            options={documentTypes.map((type: DocumentType) => ({ value: type, label: typeLabels[type][language] }))}
          />
        </Field>
      </div>
      <div className="tools-field">
        <Field label={t('form.language')} hint={t('form.languageHint')}>
          <SelectInput
            value={document.language}
            onChange={(value) => apply([{ op: 'property', name: 'language', value }])}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        </Field>
      </div>
    </>
  );
}
