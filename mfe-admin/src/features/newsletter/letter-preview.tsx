import { useTranslation } from 'react-i18next';
import type { PreviewLanguage } from '../../shared/beside-preview.tsx';
import type { Fields } from '../../shared/fields.ts';
import { PreviewContent, previewPause, TextPreview } from '../../shared/text-preview.tsx';
import { useSettled } from '../../shared/use-settled.ts';
import { textOf, writtenIn } from './letter-fields.ts';
import { lettersApi } from './letters.api.ts';

/** The issue as a mail and as text, with what is typed. The service writes both, as it does for readers. */
export function LetterPreview({ fields, language, onLanguage }: PreviewLanguage & { fields: Fields }) {
  const { t } = useTranslation('admin');
  const text = useSettled(JSON.stringify(textOf(fields, language)), previewPause);
  const isWritten = writtenIn(fields, language) !== 'nothing';
  const { data, error } = lettersApi.useAdminLetterPreviewQuery(
    { language, ...(JSON.parse(text) as ReturnType<typeof textOf>) },
    { skip: !isWritten },
  );
  return (
    <TextPreview
      id="letter-preview"
      className="admin-section"
      title={t('letters.preview')}
      label={t('letters.previewLanguage')}
      missing={t('letters.previewMissing')}
      language={language}
      onLanguage={onLanguage}
      isWritten={isWritten}
      error={error}
    >
      {data && (
        <div className="admin-letter-forms">
          <section aria-labelledby="letter-as-mail">
            <h3 id="letter-as-mail">{t('letters.asMail')}</h3>
            <article lang={language} className="admin-mail">
              <p className="admin-mail-subject">{data.subject}</p>
              <PreviewContent blocks={data.body} />
              <p className="admin-mail-note">{data.footer.signature}</p>
              <p className="admin-mail-note">{data.footer.reason}</p>
              <p className="admin-mail-link">{data.footer.unsubscribe}</p>
            </article>
          </section>
          <section aria-labelledby="letter-as-text">
            <h3 id="letter-as-text">{t('letters.asText')}</h3>
            <pre lang={language} className="admin-mail admin-mail-text">
              {data.text}
            </pre>
          </section>
        </div>
      )}
    </TextPreview>
  );
}
