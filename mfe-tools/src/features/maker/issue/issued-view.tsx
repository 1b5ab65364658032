import { type BimDocument, type IssuedDocument, withCountedAnswers } from '@arcada/bim';
import { dateFormat } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { DownloadMenu } from '../../../shared/files/download-menu.tsx';
import { DocumentPreview } from '../../../shared/preview/document-preview.tsx';

interface IssuedViewProps {
  id: string;
  issued: IssuedDocument;
  document: BimDocument;
}

/** The issued version: its number and revision, what is still open in it, and its text. */
export function IssuedView({ id, issued, document }: IssuedViewProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const { version, findings } = issued;
  const when = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(version.createdAt));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return (
    <>
      <Notice tone="success" live title={t('issue.done', { revision: version.revision })}>
        {t('issue.doneText', { number: version.number, when })}
      </Notice>
      {errors > 0 && <Notice tone="warning">{t('issue.withErrors', { count: errors })}</Notice>}
      <DownloadMenu id={id} version={version.number} type={document.type} name={version.revision} isOpen />
      <DocumentPreview document={withCountedAnswers(document)} issued />
    </>
  );
}
