import { Field, SelectInput } from '@arcada/ui/forms';
import { useTranslation } from 'react-i18next';
import { OffersField } from '../../shared/offers-field.tsx';
import { listAt, wordsAt } from './post-fields.ts';
import { usePostChoices } from './use-post-choices.ts';
import type { PostEditor } from './use-post-editor.ts';

/** What is the same in every language. */
export function PostFacts({ editor }: { editor: PostEditor }) {
  const { t } = useTranslation('admin');
  const { fields, errors, change } = editor;
  const { categories, authors } = usePostChoices();
  const related = Object.entries(errors).find(([path]) => path.startsWith('related'))?.[1];
  return (
    <div className="admin-filter admin-filter--form">
      <Field label={t('posts.fields.categoryId')} error={errors.categoryId} required>
        <SelectInput
          value={wordsAt(fields, 'categoryId')}
          options={categories}
          onChange={(value) => change('categoryId', value)}
        />
      </Field>
      <Field label={t('posts.fields.authorId')} error={errors.authorId} required>
        <SelectInput
          value={wordsAt(fields, 'authorId')}
          options={authors}
          onChange={(value) => change('authorId', value)}
        />
      </Field>
      <OffersField
        type="post"
        label={t('posts.fields.related')}
        hint={t('posts.relatedHint')}
        value={listAt(fields, 'related')}
        max={6}
        without={wordsAt(fields, 'id')}
        error={related}
        onChange={(value) => change('related', value)}
      />
    </div>
  );
}
