import { type AuthoredLesson, languages } from '@arcada/contracts';
import { useErrorText } from '@arcada/platform';
import { Button, Notice, Spinner } from '@arcada/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authoringApi, type LessonChange } from './authoring.api.ts';
import { Editable } from './editable.tsx';
import { languageNames } from './language-tabs.tsx';

/** The extension of an upload: the service renames it, and the author's file name isn't stored. */
const kindOf = (file: string) => file.split('.').at(-1)?.toUpperCase();

/** Video, picture, captions and files of a lesson. Each is uploaded and attached as soon as it is chosen. */
export function LessonMedia({ courseId, lesson }: { courseId: string; lesson: AuthoredLesson }) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const [upload, uploading] = authoringApi.useLearningContentUploadMutation();
  const [save, saving] = authoringApi.useLearningContentLessonChangeMutation();
  const [sent, setSent] = useState<Record<string, string>>({});
  const nameOf = (file: string) => sent[file] ?? kindOf(file);
  const busy = uploading.isLoading || saving.isLoading;
  const error = uploading.error ?? saving.error;
  const kept = lesson.files.map(({ file, name }) => ({ file, name }));
  const change = (what: LessonChange) => save({ id: courseId, lessonId: lesson.id, change: what });
  const take = async (file: File, use: (name: string) => LessonChange) => {
    const { data } = await upload({ id: courseId, file });
    if (!data) return;
    setSent((known) => ({ ...known, [data.file]: file.name }));
    await change(use(data.file));
  };
  const place = (
    label: string,
    accept: string,
    there: string | null | undefined,
    /** The change that attaches this file; null: removes it. */
    use: (file: string | null) => LessonChange,
  ) => (
    <FilePlace
      key={label}
      label={label}
      accept={accept}
      there={there ? nameOf(there) : null}
      disabled={busy}
      onRemove={() => void change(use(null))}
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
            {languages.map((language) => {
              const { [language]: there, ...others } = lesson.captions;
              return place(t('authoring.captions', { language: languageNames[language] }), '.vtt', there, (file) => ({
                captions: file ? { ...others, [language]: file } : others,
              }));
            })}
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
            const name = Object.values(file.name)[0] ?? kindOf(file.file);
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
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
    </section>
  );
}

interface FilePlaceProps {
  label: string;
  accept?: string;
  /** Name of the current file; undefined when several are listed elsewhere. */
  there?: string | null | undefined;
  disabled: boolean;
  onFile: (file: File) => void;
  onRemove?: () => void;
}

function FilePlace({ label, accept, there, disabled, onFile, onRemove }: FilePlaceProps) {
  const { t } = useTranslation('learning');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const removed = useRef(false);
  useEffect(() => {
    // The removed button had the focus.
    if (!there && removed.current && document.activeElement === document.body) input.current?.focus();
    removed.current = false;
  }, [there]);
  return (
    <div className="a-field">
      <label className="a-field-label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
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
      <div className="a-row">
        <p className="a-field-hint">
          {there ? t('authoring.there', { file: there }) : there === null && t('authoring.notThere')}
        </p>
        {there && onRemove && (
          <Button
            size="small"
            disabled={disabled}
            aria-label={t('authoring.removeNamed', { name: label })}
            onClick={() => {
              removed.current = true;
              onRemove();
            }}
          >
            {t('authoring.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
