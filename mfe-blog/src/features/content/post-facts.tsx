import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { articlesApi } from '../../shared/articles.api.ts';
import { ownPostsApi } from './content.api.ts';
import { useContentTexts } from './content-texts.ts';
import type { PostForm } from './use-post-form.ts';

/** What is the same in every language. */
export function PostFacts({ form: { fields, errors, type }, isNew }: { form: PostForm; isNew: boolean }) {
  const { t } = useContentTexts();
  const { data: categories = [] } = articlesApi.useBlogCategoriesQuery();
  const { data: [author] = [] } = ownPostsApi.useBlogPostAuthorsQuery();
  return (
    <div className="a-draft-facts">
      <Field label={t('fields.categoryId')} error={errors.categoryId} required>
        <SelectInput
          value={fields.categoryId ?? ''}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => type('categoryId', value)}
        />
      </Field>
      {isNew && author && <p className="a-small a-mute">{t('authorHint', { name: author.name })}</p>}
      {isNew && (
        <Field label={t('fields.id')} hint={t('idHint')} error={errors.id} required>
          <TextInput maxLength={160} value={fields.id ?? ''} onChange={({ target }) => type('id', target.value)} />
        </Field>
      )}
    </div>
  );
}
