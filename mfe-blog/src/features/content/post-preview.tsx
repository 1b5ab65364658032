import type { Language } from '@arcada/contracts';
import { routerLink, useErrorText } from '@arcada/platform';
import { Notice, SpinnerBlock } from '@arcada/ui';
import { Content } from '@arcada/ui/content';
import { ownPostsApi } from './content.api.ts';
import { useContentTexts } from './content-texts.ts';
import { hasText, type PostFields, textPath } from './post-fields.ts';

/** What is typed, as readers will see it. The service turns Markdown into blocks for both. */
export function PostPreview({ fields, language }: { fields: PostFields; language: Language }) {
  const { t } = useContentTexts();
  const errorText = useErrorText();
  const body = fields[textPath(language, 'body')] ?? '';
  const skip = body.trim() === '';
  const { currentData, error } = ownPostsApi.useBlogOwnPostPreviewQuery(body, { skip });
  if (!hasText(fields, language)) return <p className="a-mute">{t('previewNone')}</p>;
  return (
    <article lang={language} className="a-stack blog-own-preview">
      <h2>{fields[textPath(language, 'title')]}</h2>
      <p className="a-lead">{fields[textPath(language, 'excerpt')]}</p>
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
      {!skip && !currentData && !error && <SpinnerBlock label={t('common.loading')} />}
      {currentData && (
        <Content
          blocks={currentData.body}
          renderLink={routerLink}
          labels={{
            copy: t('common.copy'),
            copied: t('codeCopied'),
            copyRefused: t('codeRefused'),
            table: t('table'),
          }}
        />
      )}
    </article>
  );
}
