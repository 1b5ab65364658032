import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { articlesApi } from '../../shared/articles.api.ts';
import { ownPostsApi } from './content.api.ts';
import { useContentTexts } from './content-texts.ts';
import type { PostForm } from './use-post-form.ts';

/** What is the same in every language. */
export function PostFacts({ form: { fields, errors, type }, isNew }: { form: PostForm; isNew: boolean }) {
  const { t } = useContentTexts();
  const { data: categories = [] } = articlesApi.useBlogCategoriesQuery();
  const { data: authors = [] } = ownPostsApi.useBlogPostAuthorsQuery();
  const choices = (known: readonly { id: string; name: string }[]) =>
    known.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="a-draft-facts">
      <Field label={t('fields.categoryId')} error={errors.categoryId} required>
        <SelectInput
          value={fields.categoryId ?? ''}
          options={choices(categories)}
          onChange={(value) => type('categoryId', value)}
        />
      </Field>
      <Field label={t('fields.authorId')} error={errors.authorId} required>
        <SelectInput
          value={fields.authorId ?? ''}
          options={choices(authors)}
          onChange={(value) => type('authorId', value)}
        />
      </Field>
      {isNew && (
        <Field label={t('fields.id')} hint={t('idHint')} error={errors.id} required>
          <TextInput maxLength={160} value={fields.id ?? ''} onChange={({ target }) => type('id', target.value)} />
        </Field>
      )}
    </div>
  );
}
