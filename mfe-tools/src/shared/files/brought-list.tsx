import { languageNames, typeLabels } from '@arcada/bim';
import { useLanguage } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import type { Brought } from './brought-by.ts';
import { TakenWords } from './taken-words.tsx';

/** What a file brings and what it doesn't, before a document is created from it. */
export function BroughtList({ name, brought }: { name: string; brought: Brought }) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { document, fields, rows, ignored, words } = brought;
  return (
    <>
      <p>
        <strong>{name}</strong> · {typeLabels[document.type][language]} · {languageNames[document.language]}
      </p>
      <ul>
        <li>{t('import.fields', { number: fields })}</li>
        <li>{t('import.rows', { number: rows })}</li>
        <li>{t('import.topics', { number: document.topics.length })}</li>
        {document.logo && <li>{t('import.logo')}</li>}
      </ul>
      <TakenWords words={words} />
      {ignored && (
        <Notice tone="warning" title={t('import.without')}>
          {ignored.length > 0 && t('import.ignored', { sheets: ignored.join(', ') })}
        </Notice>
      )}
    </>
  );
}
