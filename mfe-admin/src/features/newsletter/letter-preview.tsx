import { languages } from '@arcada/contracts';
import { routerLink, useErrorText, useLanguage } from '@arcada/platform';
import { Notice, TabPanel, Tabs } from '@arcada/ui';
import { Content } from '@arcada/ui/content';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fields } from '../../shared/fields.ts';
import { useSettled } from '../../shared/use-settled.ts';
import { textOf, writtenIn } from './letter-fields.ts';
import { lettersApi } from './letters.api.ts';

const pause = 500;

/** The issue as a mail and as text, with what is typed. The service writes both, as it does for readers. */
export function LetterPreview({ fields }: { fields: Fields }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [language, setLanguage] = useState(useLanguage().language);
  const text = useSettled(JSON.stringify(textOf(fields, language)), pause);
  const isWritten = writtenIn(fields, language) !== 'nothing';
  const { data, error } = lettersApi.useAdminLetterPreviewQuery(
    { language, ...(JSON.parse(text) as ReturnType<typeof textOf>) },
    { skip: !isWritten },
  );
  return (
    <section className="admin-section" aria-labelledby="letter-preview">
      <h2 id="letter-preview">{t('letters.preview')}</h2>
      <Tabs
        id="letter-preview-languages"
        label={t('letters.previewLanguage')}
        items={languages.map((key) => ({ key, label: t(`languages.${key}`) }))}
        value={language}
        onChange={(key) => setLanguage(languages.find((each) => each === key) ?? language)}
      />
      <TabPanel tabs="letter-preview-languages" name={language}>
        {!isWritten && <p className="a-mute">{t('letters.previewMissing')}</p>}
        {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
        {isWritten && data && (
          <div className="admin-letter-forms">
            <section aria-labelledby="letter-as-mail">
              <h3 id="letter-as-mail">{t('letters.asMail')}</h3>
              <article lang={language} className="admin-mail">
                <p className="admin-mail-subject">{data.subject}</p>
                <Content
                  blocks={data.body}
                  renderLink={routerLink}
                  labels={{
                    copy: t('common.copy'),
                    copied: t('posts.codeCopied'),
                    copyRefused: t('posts.codeRefused'),
                    table: t('posts.table'),
                  }}
                />
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
      </TabPanel>
    </section>
  );
}
