import { languages } from '@arcada/contracts';
import { useSettled } from '@arcada/platform';
import { Art, Avatar, FileIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import type { PreviewLanguage } from '../../shared/form-preview.tsx';
import { PreviewContent, previewPause, TextPreview } from '../../shared/text-preview.tsx';
import { type PostFields, textPath, wordsAt, writtenIn } from './post-fields.ts';
import { postsApi } from './posts.api.ts';
import { usePostChoices } from './use-post-choices.ts';

/** The post as its readers will see it, with what is typed. The service turns Markdown into blocks for both. */
export function PostPreview({ fields, language, onLanguage }: PreviewLanguage & { fields: PostFields }) {
  const { t } = useTranslation('admin');
  const { authorOf } = usePostChoices();
  const written = writtenIn(fields, language);
  // As the site does: who reads a language without a text gets the first that has one.
  const drawn = [language, ...languages].find((each) => writtenIn(fields, each) !== 'nothing');
  const words = (name: 'title' | 'excerpt' | 'body') => wordsAt(fields, textPath(drawn ?? language, name));
  const body = useSettled(words('body'), previewPause);
  const { data, error } = postsApi.useAdminPostPreviewQuery(body, { skip: body.trim() === '' });
  const [image, authorId] = [wordsAt(fields, 'image'), wordsAt(fields, 'authorId')];
  const author = authorId && authorOf(authorId);
  return (
    <TextPreview
      id="post-preview"
      className="admin-post-preview"
      title={t('posts.preview')}
      label={t('posts.previewLanguage')}
      note={
        written !== 'whole' &&
        t(`posts.written.${drawn ? written : 'none'}`, {
          of: t(`letters.mailLanguages.${language}`),
          other: t(`letters.mailLanguages.${drawn ?? language}`),
        })
      }
      language={language}
      onLanguage={onLanguage}
      error={error}
    >
      {drawn && (
        <article lang={drawn} className="a-stack">
          <h3 className="admin-post-title">{words('title')}</h3>
          <p className="a-lead">{words('excerpt')}</p>
          {author && (
            <p className="a-row">
              <Avatar name={author} /> {author}
            </p>
          )}
          <Art shape="framed" {...(image && { src: `/api/blog/images/${image}` })} fallback={<FileIcon size={64} />} />
          {data && body.trim() !== '' && (
            <>
              <p className="a-small a-mute">{t('posts.readTime', { count: data.readTime })}</p>
              <PreviewContent blocks={data.body} />
            </>
          )}
        </article>
      )}
    </TextPreview>
  );
}
