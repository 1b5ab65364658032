import { type Language, languages } from '@arcada/contracts';
import { useSettled } from '@arcada/platform';
import { useTranslation } from 'react-i18next';
import type { Fields } from '../../shared/fields.ts';
import type { PreviewLanguage } from '../../shared/form-preview.tsx';
import { previewPause, TextPreview } from '../../shared/text-preview.tsx';
import { textOf, writtenIn } from './letter-fields.ts';
import { lettersApi } from './letters.api.ts';
import { MailHtml } from './mail-html.tsx';

/** The issue in a list of mails, as a mail and as text, with what is typed. The service writes all as it sends them. */
export function LetterPreview({ fields, language, onLanguage }: PreviewLanguage & { fields: Fields }) {
  const { t } = useTranslation('admin');
  const sent = sentInstead(fields, language);
  // A text without its subject is worth seeing; without a text there is only what is sent in its place.
  const drawn = textOf(fields, language).body.trim() ? language : sent;
  const text = useSettled(JSON.stringify(textOf(fields, drawn ?? language)), previewPause);
  const { data, error } = lettersApi.useAdminLetterPreviewQuery(
    { language: drawn ?? language, ...(JSON.parse(text) as ReturnType<typeof textOf>) },
    { skip: drawn === undefined },
  );
  const notes = {
    of: t(`letters.mailLanguages.${language}`),
    other: sent && t(`letters.mailLanguages.${sent}`),
  };
  const written = writtenIn(fields, language);
  return (
    <TextPreview
      id="letter-preview"
      className="admin-section"
      title={t('letters.preview')}
      label={t('letters.previewLanguage')}
      note={written !== 'whole' && t(sent ? `letters.instead.${written}` : 'letters.insteadNone', notes)}
      language={language}
      onLanguage={onLanguage}
      error={error}
    >
      {drawn && data && (
        <div className="admin-letter-forms">
          <section aria-labelledby="letter-in-lists">
            <h3 id="letter-in-lists">{t('letters.inLists')}</h3>
            <p lang={drawn} className="admin-mail-line">
              <strong>{data.subject || t('letters.untitled')}</strong> <span className="a-mute">{data.inboxLine}</span>
            </p>
          </section>
          <section aria-labelledby="letter-as-mail">
            <h3 id="letter-as-mail">{t('letters.asMail')}</h3>
            <MailHtml title={t('letters.asMail')} language={drawn} html={data.html} />
          </section>
          <section aria-labelledby="letter-as-text">
            <h3 id="letter-as-text">{t('letters.asText')}</h3>
            <pre lang={drawn} className="admin-mail-text">
              {data.text}
            </pre>
          </section>
        </div>
      )}
    </TextPreview>
  );
}

/** What readers of this language get: the first that is complete, theirs before the others. */
const sentInstead = (fields: Fields, language: Language): Language | undefined =>
  [language, ...languages].find((each) => writtenIn(fields, each) === 'whole');
