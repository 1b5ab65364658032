import { type Language, languages } from '@arcada/contracts';
import { Badge } from '@arcada/ui';
import { Field, ListInput, TextArea, TextInput, withBlock } from '@arcada/ui/forms';
import { type SyntheticEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listAt, longest, textPath, wordsAt, writtenIn } from './post-fields.ts';
import { TextPicture } from './text-picture.tsx';
import type { PostEditor } from './use-post-editor.ts';

/** Every text of a post, in all languages beside one another; with a new one's id below the title that it follows. */
export function PostTexts({ editor, isNew }: { editor: PostEditor; isNew: boolean }) {
  const { t } = useTranslation('admin');
  const { fields, errors } = editor;
  /** Where each text was edited last. */
  const cursors = useRef<Record<string, number>>({});
  const column = (language: Language) => {
    const field = (name: 'title' | 'excerpt' | 'body', rows: number) => {
      const path = textPath(language, name);
      const control = {
        lang: language,
        maxLength: longest[name],
        value: wordsAt(fields, path),
        onChange: ({ target }: { target: { value: string } }) => editor.change(path, target.value),
        onSelect: ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
          cursors.current[path] = currentTarget.selectionStart ?? currentTarget.value.length;
        },
      };
      return (
        <Field label={t(`posts.texts.${name}`)} error={errors[path]}>
          {rows > 1 ? (
            <TextArea {...control} rows={rows} {...(name === 'body' && { className: 'a-code' })} />
          ) : (
            <TextInput {...control} />
          )}
        </Field>
      );
    };
    const body = textPath(language, 'body');
    const tags = textPath(language, 'tags');
    const written = writtenIn(fields, language);
    return (
      <fieldset key={language} className="a-fieldset">
        <legend className="a-field-label">
          <span className="a-row">
            {t(`languages.${language}`)}
            {written !== 'whole' && (
              <Badge tone="warning">{t(written === 'part' ? 'posts.incompleteText' : 'posts.missingText')}</Badge>
            )}
          </span>
        </legend>
        {field('title', 1)}
        {isNew && language === languages[0] && (
          <Field label={t('posts.fields.id')} hint={t('posts.idHint')} error={errors.id} required>
            <TextInput
              maxLength={160}
              value={wordsAt(fields, 'id')}
              onChange={({ target }) => editor.change('id', target.value)}
            />
          </Field>
        )}
        {field('excerpt', 3)}
        <Field label={t('posts.texts.tags')} hint={t('posts.texts.tagsHint')} error={errors[tags]}>
          <ListInput
            value={listAt(fields, tags)}
            max={20}
            separators={[',']}
            onChange={(value) => editor.change(tags, value)}
          />
        </Field>
        {field('body', 18)}
        <TextPicture
          onInsert={(picture) => editor.change(body, withBlock(wordsAt(fields, body), cursors.current[body], picture))}
        />
      </fieldset>
    );
  };
  return <div className="admin-languages">{languages.map(column)}</div>;
}
