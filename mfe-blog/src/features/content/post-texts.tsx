import { languageNames, languages } from '@arcada/contracts';
import { TabPanel, Tabs } from '@arcada/ui';
import { Editable, Field, TextArea, TextInput, withBlock } from '@arcada/ui/forms';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useContentTexts } from './content-texts.ts';
import { longest, type TextName, textPath } from './post-fields.ts';
import { PostPreview } from './post-preview.tsx';
import { TextPicture } from './text-picture.tsx';
import type { PostForm } from './use-post-form.ts';

const views = ['write', 'preview'] as const;
const hints: Partial<Record<TextName, string>> = { tags: 'tagsHint', body: 'markdownHint' };

/** The texts of one language at a time, to write or as readers will see them. */
export function PostTexts({ form, isDraft }: { form: PostForm; isDraft: boolean }) {
  const { t } = useContentTexts();
  const [view, setView] = useState<string>('write');
  const { fields, errors, language } = form;
  /** Where each text was edited last. */
  const cursors = useRef<Record<string, number>>({});
  const body = textPath(language, 'body');
  const field = (name: TextName, rows: number) => {
    const path = textPath(language, name);
    const control = {
      lang: language,
      maxLength: longest[name],
      value: fields[path] ?? '',
      onChange: ({ target }: { target: { value: string } }) => form.type(path, target.value),
      onSelect: ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        cursors.current[path] = currentTarget.selectionStart ?? currentTarget.value.length;
      },
    };
    return (
      <Field label={t(`fields.${name}`)} error={errors[path]} {...(hints[name] && { hint: t(hints[name]) })}>
        {rows > 1 ? <TextArea {...control} rows={rows} /> : <TextInput {...control} />}
      </Field>
    );
  };
  return (
    <>
      <p className="a-small a-mute">{t('otherLanguages')}</p>
      <Tabs
        id="post-language"
        label={t('language')}
        items={languages.map((key) => ({ key, label: languageNames[key] }))}
        value={language}
        onChange={(key) => form.setLanguage(languages.find((each) => each === key) ?? language)}
      />
      <TabPanel tabs="post-language" name={language}>
        <Tabs
          id="post-view"
          label={t('view')}
          items={views.map((key) => ({ key, label: t(key) }))}
          value={view}
          onChange={setView}
        />
        <TabPanel tabs="post-view" name={view}>
          {view === 'preview' ? (
            <PostPreview fields={fields} language={language} />
          ) : (
            <Editable when={isDraft}>
              {field('title', 1)}
              {field('excerpt', 3)}
              {field('tags', 1)}
              {field('body', 18)}
              {isDraft && (
                <TextPicture
                  key={language}
                  onInsert={(picture) => form.type(body, withBlock(fields[body] ?? '', cursors.current[body], picture))}
                />
              )}
            </Editable>
          )}
        </TabPanel>
      </TabPanel>
    </>
  );
}
