import { useTranslation } from 'react-i18next';
import type { PreviewLanguage } from '../../shared/beside-preview.tsx';
import { PreviewContent, previewPause, TextPreview } from '../../shared/text-preview.tsx';
import { useSettled } from '../../shared/use-settled.ts';
import { hasText, type PostFields, textPath, wordsAt } from './post-fields.ts';
import { postsApi } from './posts.api.ts';

/** The post as its readers will see it, with what is typed. The service turns Markdown into blocks for both. */
export function PostPreview({ fields, language, onLanguage }: PreviewLanguage & { fields: PostFields }) {
  const { t } = useTranslation('admin');
  const body = useSettled(wordsAt(fields, textPath(language, 'body')), previewPause);
  const { data, error } = postsApi.useAdminPostPreviewQuery(body, { skip: body.trim() === '' });
  const isWritten = hasText(fields, language);
  return (
    <TextPreview
      id="post-preview"
      className="admin-post-preview"
      title={t('posts.preview')}
      label={t('posts.previewLanguage')}
      missing={t('posts.previewMissing')}
      language={language}
      onLanguage={onLanguage}
      isWritten={isWritten}
      error={error}
    >
      <article lang={language} className="a-stack">
        <h3 className="admin-post-title">{wordsAt(fields, textPath(language, 'title'))}</h3>
        <p className="a-lead">{wordsAt(fields, textPath(language, 'excerpt'))}</p>
        {data && body.trim() !== '' && (
          <>
            <p className="a-small a-mute">{t('posts.readTime', { count: data.readTime })}</p>
            <PreviewContent blocks={data.body} />
          </>
        )}
      </article>
    </TextPreview>
  );
}
