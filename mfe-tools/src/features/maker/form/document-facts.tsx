import { type DocumentType, documentTypes, languageNames, typeChoice } from '@arcada/bim';
import { type Language, languages } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Field, SelectInput } from '@arcada/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../editing/editing-context.ts';
import { TopicsOfType } from '../on-use.tsx';
import { TopicLanguageNotice } from '../topics/topic-language-notice.tsx';
import { useTopicLanguage } from '../topics/use-topic-language.ts';

/** What the document is: its type, and the language in which it is written and exported. */
export function DocumentFacts() {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document, apply } = useEditing();
  const changing = useTopicLanguage();
  const [changes, setChanges] = useState(0);
  return (
    <>
      <div className="tools-field">
        <Field label={t('form.type')}>
          <SelectInput
            value={document.type}
            onChange={(value) => {
              apply([{ op: 'property', name: 'type', value }]);
              setChanges((count) => count + 1);
            }}
            options={documentTypes.map((type: DocumentType) => ({ value: type, label: typeChoice(type, language) }))}
          />
        </Field>
      </div>
      <div className="tools-field">
        <Field label={t('form.language')} hint={t('form.languageHint')}>
          <SelectInput
            value={changing.pending ?? document.language}
            onChange={(value) => changing.change(value as Language)}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        </Field>
      </div>
      <div className="tools-field--wide">
        <TopicLanguageNotice {...changing} />
        {changes > 0 && document.topics.length > 0 && <TopicsOfType key={changes} isChanged />}
      </div>
    </>
  );
}
