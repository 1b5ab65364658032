import { type ForeignWorkbook, languagesInWords, typeLabels } from '@arcada/bim';
import type { Language } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Notice } from '@arcada/ui';
import { useTranslation } from 'react-i18next';

/** Before the sheets of another document are taken: its number, status and revisions are not this one's. */
export function ForeignNotice({ type, number, own }: ForeignWorkbook) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const name = [number, type && typeLabels[type][language]].filter(Boolean).join(' · ');
  return (
    <Notice tone="warning" live title={t('sheets.foreign', { name })}>
      {own.length > 0 && t('sheets.foreignText', { names: own.join(', ') })}
    </Notice>
  );
}

interface OlderNoticeProps {
  /** The document's own revision. */
  now: string;
  revision: string;
  /** Of the sheets that are left out, those that would change something. */
  own: readonly string[];
}

/** Before the sheets of an earlier revision are taken: the document's fields have gone on since. */
export function OlderNotice({ now, revision, own }: OlderNoticeProps) {
  const { t } = useTranslation('tools');
  return (
    <Notice tone="warning" live title={t('sheets.older', { revision, now })}>
      {own.length > 0 && t('sheets.olderText', { names: own.join(', ') })}
    </Notice>
  );
}

interface OtherLanguageNoticeProps {
  /** The document's own. */
  document: Language;
  /** The workbook's. */
  workbook: Language;
  /** Of the sheets that are left out, those that would change something. */
  own: readonly string[];
}

/** Before the sheets of a workbook in another language are taken: a document has one language. */
export function OtherLanguageNotice({ document, workbook, own }: OtherLanguageNoticeProps) {
  const { t } = useTranslation('tools');
  const { language } = useLanguage();
  const languages = { workbook: languagesInWords[workbook][language], document: languagesInWords[document][language] };
  return (
    <Notice tone="warning" live title={t('sheets.otherLanguage', languages)}>
      {own.length > 0 && t('sheets.otherLanguageText', { names: own.join(', ') })}
    </Notice>
  );
}
