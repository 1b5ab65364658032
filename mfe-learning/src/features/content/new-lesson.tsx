import { lessonKinds } from '@arcada/contracts';
import { useDraft, useErrorText } from '@arcada/platform';
import { Button } from '@arcada/ui';
import { Field, SelectInput, TextInput } from '@arcada/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authoringApi } from './authoring.api.ts';

interface NewLessonProps {
  courseId: string;
  chapters: { id: string; title: string }[];
}

/** Adds a lesson at the end of a chapter. */
export function NewLesson({ courseId, chapters }: NewLessonProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const { value: typed, change, clear } = useDraft(`content ${courseId} new lesson`, { title: '' });
  const [kind, setKind] = useState<string>('video');
  const [chapterId, setChapterId] = useState(chapters.at(-1)?.id ?? '');
  const [empty, setEmpty] = useState(false);
  const [add, adding] = authoringApi.useLearningContentLessonAddMutation();
  const failure = adding.error && errorText(adding.error);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const title = typed.title.trim();
    setEmpty(!title);
    if (!title) return;
    const { error } = await add({ id: courseId, chapterId, kind, title });
    if (!error) clear(typed);
  };
  return (
    <form className="learn-inline-form learn-inline-form--three" onSubmit={handleSubmit} noValidate>
      <Field label={t('authoring.newLesson')} error={empty ? t('common.required') : failure}>
        <TextInput maxLength={200} value={typed.title} onChange={(event) => change({ title: event.target.value })} />
      </Field>
      <Field label={t('authoring.kind')}>
        <SelectInput
          value={kind}
          onChange={setKind}
          options={lessonKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </Field>
      <Field label={t('authoring.chapter')}>
        <SelectInput
          value={chapterId}
          onChange={setChapterId}
          options={chapters.map(({ id, title: label }) => ({ value: id, label }))}
        />
      </Field>
      <Button
        type="submit"
        loading={adding.isLoading}
        loadingLabel={t('common.saving')}
        // The second click of a double click comes when the title is sent already, and would find it empty.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {t('authoring.addLesson')}
      </Button>
    </form>
  );
}
