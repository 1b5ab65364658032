import { type AuthoredLesson, languages } from '@arcada/contracts';
import { messageOf } from '@arcada/platform';
import { Button, Notice, Spinner } from '@arcada/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { authoringApi, type LessonChange } from './authoring.api.ts';
import { Editable } from './editable.tsx';
import { languageNames } from './language-tabs.tsx';

/** Video, picture, captions and files of a lesson. Each is sent and taken as soon as it is chosen. */
export function LessonMedia({ courseId, lesson }: { courseId: string; lesson: AuthoredLesson }) {
  const { t } = useTranslation('learning');
  const [upload, uploading] = authoringApi.useLearningContentUploadMutation();
  const [save, saving] = authoringApi.useLearningContentLessonChangeMutation();
  const busy = uploading.isLoading || saving.isLoading;
  const error = uploading.error ?? saving.error;
  const kept = lesson.files.map(({ file, name }) => ({ file, name }));
  const change = (what: LessonChange) => save({ id: courseId, lessonId: lesson.id, change: what });
  const take = async (file: File, use: (name: string) => LessonChange) => {
    const { data } = await upload({ id: courseId, file });
    if (data) await change(use(data.file));
  };
  const place = (
    label: string,
    accept: string,
    there: string | null | undefined,
    use: (name: string) => LessonChange,
  ) => (
    <FilePlace
      key={label}
      label={label}
      accept={accept}
      there={there}
      disabled={busy}
      onFile={(file) => void take(file, use)}
    />
  );
  return (
    <section className="learn-editor-part">
      <h2 className="learn-editor-heading">{t('authoring.media')}</h2>
      <Editable>
        {lesson.kind === 'video' && (
          <>
            {place(t('authoring.clip'), 'video/mp4,video/webm', lesson.clip, (clip) => ({ clip }))}
            {place(t('authoring.poster'), 'image/png,image/jpeg,image/webp', lesson.poster, (poster) => ({ poster }))}
            {languages.map((language) =>
              place(
                t('authoring.captions', { language: languageNames[language] }),
                '.vtt',
                lesson.captions[language],
                (file) => ({ captions: { ...lesson.captions, [language]: file } }),
              ),
            )}
          </>
        )}
        <FilePlace
          label={t('authoring.files')}
          disabled={busy}
          onFile={(file) =>
            void take(file, (name) => ({ files: [...kept, { file: name, name: { en: file.name.slice(0, 200) } }] }))
          }
        />
        <ul className="a-list">
          {lesson.files.map((file) => {
            const name = file.name.en ?? file.file;
            return (
              <li key={file.file} className="a-row">
                <span>{name}</span>
                <Button
                  size="small"
                  aria-label={t('authoring.removeNamed', { name })}
                  onClick={() => void change({ files: kept.filter((one) => one.file !== file.file) })}
                >
                  {t('authoring.remove')}
                </Button>
              </li>
            );
          })}
        </ul>
      </Editable>
      {busy && (
        <p className="a-row" role="status">
          <Spinner /> {t('authoring.uploading')}
        </p>
      )}
      {error !== undefined && (
        <Notice tone="danger">{messageOf(error, t('common.unexpected'), t('common.networkError'))}</Notice>
      )}
    </section>
  );
}

interface FilePlaceProps {
  label: string;
  accept?: string;
  /** The file that is in this place; undefined where several are listed elsewhere. */
  there?: string | null;
  disabled: boolean;
  onFile: (file: File) => void;
}

function FilePlace({ label, accept, there, disabled, onFile }: FilePlaceProps) {
  const { t } = useTranslation('learning');
  const id = useId();
  return (
    <div className="a-field">
      <label className="a-field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
      <p className="a-field-hint">
        {there ? t('authoring.there', { file: there }) : there === null && t('authoring.notThere')}
      </p>
    </div>
  );
}
