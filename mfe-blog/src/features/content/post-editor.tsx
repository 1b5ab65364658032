import type { AdminPost } from '@arcada/contracts';
import { useErrorText, useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { Editable } from '@arcada/ui/forms';
import type { FormEvent } from 'react';
import { useContentTexts } from './content-texts.ts';
import { PostConflict } from './post-conflict.tsx';
import { PostCover } from './post-cover.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostTexts } from './post-texts.tsx';
import { Publication } from './publication.tsx';
import { RemoveDraft } from './remove-draft.tsx';
import { usePostForm } from './use-post-form.ts';

/** The texts of a post and what is the same in every language. Only a draft can be changed. */
export function PostEditor({ post }: { post: AdminPost | undefined }) {
  const { t } = useContentTexts();
  const errorText = useErrorText();
  const form = usePostForm(post, useLanguage().language);
  const { saving, touched } = form;
  const isDraft = !post || post.status === 'draft';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <>
      {post && <Publication post={post} form={form} />}
      <form ref={form.form} noValidate className="a-draft" onSubmit={handleSubmit}>
        {form.restored && isDraft && <Notice>{t('restored')}</Notice>}
        <Editable when={isDraft}>
          <PostFacts form={form} isNew={!post} />
          <PostCover form={form} isDraft={isDraft} />
        </Editable>
        <PostTexts form={form} isDraft={isDraft} />
        {form.isOutdated && <PostConflict form={form} />}
        {saving.error !== undefined && !form.isOutdated && (
          <Notice tone="danger" live>
            {errorText(saving.error)}
          </Notice>
        )}
        {isDraft && (
          <div className="a-row">
            <Button type="submit" variant="primary" disabled={form.isOutdated} loading={saving.isLoading}>
              {t('save')}
            </Button>
            {post && (
              <Button disabled={form.isOutdated} onClick={form.submit}>
                {t('submit')}
              </Button>
            )}
            {touched && <Button onClick={form.discard}>{t('discard')}</Button>}
            {post && <RemoveDraft post={post} />}
            <span className="a-small a-mute" role="status">
              {form.kept && t(`kept.${form.kept}`)}
            </span>
          </div>
        )}
      </form>
    </>
  );
}
