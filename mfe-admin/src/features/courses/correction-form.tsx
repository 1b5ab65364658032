import { type CorrectableText, displayNames, type Language } from '@arcada/contracts';
import { isApiError, useErrorText, useLanguage } from '@arcada/platform';
import { Button, Disclosure, KeptFocus, Notice, notify } from '@arcada/ui';
import { Field, SelectInput, TextArea } from '@arcada/ui/forms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryStates } from '../../shared/query-states.tsx';
import { coursesApi } from './courses.api.ts';

const keyOf = ({ lessonId, language, field }: CorrectableText) => [lessonId ?? '', language, field].join(' ');

/** Corrects a typing error in what is on sale, at once and on record. */
export function CorrectionForm({ courseId, onDone }: { courseId: string; onDone: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <section className="admin-part" aria-labelledby="course-correction">
      <h2 id="course-correction">{t('courses.correction')}</h2>
      <p className="a-mute">{t('courses.correctionText')}</p>
      <Disclosure level={3} lazy title={t('courses.correctionOpen')}>
        <Texts courseId={courseId} onDone={onDone} />
      </Disclosure>
    </section>
  );
}

function Texts({ courseId, onDone }: { courseId: string; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const query = coursesApi.useAdminCourseTextsQuery(courseId, { refetchOnMountOrArgChange: true });
  const [key, setKey] = useState('');
  const texts = query.data ?? [];
  const chosen = texts.find((text) => keyOf(text) === key);
  const languageOf = (code: Language) => displayNames(language, 'language').of(code);
  const labelOf = (text: CorrectableText) =>
    [text.lessonTitle ?? t('courses.wholeCourse'), t(`courses.fields.${text.field}`), languageOf(text.language)].join(
      ' · ',
    );
  return (
    <div className="a-stack">
      <QueryStates query={query} />
      {query.data && (
        <Field label={t('courses.correctionPlace')}>
          <SelectInput
            value={key}
            onChange={setKey}
            options={[
              { value: '', label: t('courses.correctionChoose') },
              ...texts.map((text) => ({ value: keyOf(text), label: labelOf(text) })),
            ]}
          />
        </Field>
      )}
      {/* A corrected text has a form of its own. */}
      <KeptFocus>
        {chosen && <TextForm key={`${key} ${chosen.text}`} courseId={courseId} text={chosen} onDone={onDone} />}
      </KeptFocus>
    </div>
  );
}

interface TextFormProps {
  courseId: string;
  text: CorrectableText;
  onDone: () => void;
}

function TextForm({ courseId, text: { lessonTitle: _, text, ...place }, onDone }: TextFormProps) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [value, setValue] = useState(text);
  const [correct, { isLoading, error }] = coursesApi.useAdminCourseCorrectMutation();
  const isOutdated = isApiError(error) && error.status === 412;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || value.trim() === '' || value === text) return;
    const { error: refused } = await correct({ id: courseId, correction: { ...place, before: text, after: value } });
    if (refused) return;
    onDone();
    notify({ title: t('courses.correctionDone'), tone: 'success' });
  };
  return (
    <form className="a-stack" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Field
        label={t('courses.correctionValue')}
        error={value.trim() === '' ? t('courses.correctionEmpty') : undefined}
      >
        <TextArea rows={8} value={value} onChange={(event) => setValue(event.target.value)} />
      </Field>
      {error !== undefined && (
        <Notice tone="danger" live>
          {isOutdated ? t('courses.correctionOutdated') : errorText(error)}
        </Notice>
      )}
      <div>
        <Button type="submit" loading={isLoading} disabled={value === text}>
          {t('courses.correct')}
        </Button>
      </div>
    </form>
  );
}
