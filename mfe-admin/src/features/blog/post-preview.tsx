import { languages } from '@arcada/contracts';
import { routerLink, useErrorText, useLanguage } from '@arcada/platform';
import { Notice, TabPanel, Tabs } from '@arcada/ui';
import { Content } from '@arcada/ui/content';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../shared/use-settled.ts';
import { hasText, type PostFields, textPath, wordsAt } from './post-fields.ts';
import { postsApi } from './posts.api.ts';

const pause = 500;

/** The post as its readers will see it, with what is typed. The service turns Markdown into blocks for both. */
export function PostPreview({ fields }: { fields: PostFields }) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [language, setLanguage] = useState(useLanguage().language);
  const body = useSettled(wordsAt(fields, textPath(language, 'body')), pause);
  const { data, error } = postsApi.useAdminPostPreviewQuery(body, { skip: body.trim() === '' });
  const isWritten = hasText(fields, language);
  return (
    <section className="admin-post-preview" aria-labelledby="post-preview">
      <h2 id="post-preview">{t('posts.preview')}</h2>
      <Tabs
        id="post-preview-languages"
        label={t('posts.previewLanguage')}
        items={languages.map((key) => ({ key, label: t(`languages.${key}`) }))}
        value={language}
        onChange={(key) => setLanguage(languages.find((each) => each === key) ?? language)}
      />
      <TabPanel tabs="post-preview-languages" name={language}>
        {!isWritten && <p className="a-mute">{t('posts.previewMissing')}</p>}
        {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
        {isWritten && (
          <article lang={language} className="a-stack">
            <h3 className="admin-post-title">{wordsAt(fields, textPath(language, 'title'))}</h3>
            <p className="a-lead">{wordsAt(fields, textPath(language, 'excerpt'))}</p>
            {data && body.trim() !== '' && (
              <>
                <p className="a-small a-mute">{t('posts.readTime', { count: data.readTime })}</p>
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
              </>
            )}
          </article>
        )}
      </TabPanel>
    </section>
  );
}
