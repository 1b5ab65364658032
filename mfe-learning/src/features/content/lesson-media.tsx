import { type AuthoredCourse, type AuthoredLesson, authoringLimits, byteSize, languages } from '@arcada/contracts';
import { useErrorText, useUploadProgress } from '@arcada/platform';
import { Button, Notice, Spinner } from '@arcada/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../shared/progress-bar.css';
import { authoringApi, type LessonChange } from './authoring.api.ts';
import { Editable } from './editable.tsx';
import { languageNames } from './language-tabs.tsx';
import { type MediaChange, useMediaSave } from './use-media-save.ts';

/** The extension of an upload from before its author's name for it was kept. */
const kindOf = (file: string) => file.split('.').at(-1)?.toUpperCase();

const kept = (files: AuthoredLesson['files']) => files.map(({ file, name }) => ({ file, name }));

interface LessonMediaProps {
  courseId: string;
  lesson: AuthoredLesson;
  fileNames: AuthoredCourse['fileNames'];
}

/** Video, picture, captions and files of a lesson. Each is uploaded and attached as soon as it is chosen. */
export function LessonMedia({ courseId, lesson, fileNames }: LessonMediaProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const [upload, uploading] = authoringApi.useLearningContentUploadMutation();
  const saving = useMediaSave(courseId, lesson);
  const [sent, setSent] = useState<Record<string, string>>({});
  const nameOf = (file: string) => sent[file] ?? fileNames[file] ?? kindOf(file);
  const progress = useUploadProgress(courseId);
  const busy = uploading.isLoading || saving.isLoading;
  const error = uploading.error ?? saving.error;
  const take = async (file: File, use: (name: string) => MediaChange) => {
    const { data } = await upload({ id: courseId, file });
    if (!data) return;
    setSent((known) => ({ ...known, [data.file]: file.name }));
    await saving.save(use(data.file));
  };
  const place = (
    label: string,
    accept: string,
    limit: Limit,
    fileIn: (lesson: AuthoredLesson) => string | null,
    /** The change that attaches this file; null: removes it. */
    use: (file: string | null, lesson: AuthoredLesson) => LessonChange,
  ) => {
    const there = fileIn(lesson);
    const changeTo = (file: string | null): MediaChange => ({
      place: { label, fileIn },
      of: (now) => use(file, now),
    });
    return (
      <FilePlace
        key={label}
        label={label}
        accept={accept}
        limit={limit}
        there={there ? nameOf(there) : null}
        disabled={busy}
        onRemove={() => void saving.save(changeTo(null))}
        onFile={(file) => void take(file, changeTo)}
      />
    );
  };
  return (
    <section className="learn-editor-part">
      <h2 className="learn-editor-heading">{t('authoring.media')}</h2>
      <Editable>
        {lesson.kind === 'video' && (
          <>
            {place(
              t('authoring.clip'),
              'video/mp4,video/webm',
              { most: authoringLimits.clip, text: t('authoring.clipLimit', sizes('clip')) },
              ({ clip }) => clip,
              (clip) => ({ clip }),
            )}
            {place(
              t('authoring.poster'),
              'image/png,image/jpeg,image/webp',
              { most: authoringLimits.picture, text: t('authoring.posterLimit', sizes('picture')) },
              ({ poster }) => poster,
              (poster) => ({ poster }),
            )}
            {languages.map((language) =>
              place(
                t('authoring.captions', { language: languageNames[language] }),
                '.vtt',
                { most: authoringLimits.captions, text: t('authoring.captionsLimit', sizes('captions')) },
                ({ captions }) => captions[language] ?? null,
                (file, { captions: { [language]: _, ...others } }) => ({
                  captions: file ? { ...others, [language]: file } : others,
                }),
              ),
            )}
          </>
        )}
        <FilePlace
          label={t('authoring.files')}
          limit={{
            most: authoringLimits.file,
            text: t('authoring.filesLimit', { ...sizes('file'), picture: byteSize(authoringLimits.picture) }),
          }}
          disabled={busy}
          onFile={(file) =>
            void take(file, (name) => ({
              of: ({ files }) => ({
                files: [...kept(files), { file: name, name: { en: file.name.slice(0, 200) } }],
              }),
            }))
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
                  disabled={busy}
                  onClick={() =>
                    void saving.save({
                      of: ({ files }) => ({ files: kept(files).filter((one) => one.file !== file.file) }),
                    })
                  }
                >
                  {t('authoring.remove')}
                </Button>
              </li>
            );
          })}
        </ul>
      </Editable>
      {busy && (
        <div className="a-stack">
          <p className="a-row" role="status">
            <Spinner /> {t('authoring.uploading')}
          </p>
          {progress !== undefined && (
            <progress className="learn-progress-bar" max={1} value={progress} aria-label={t('authoring.uploading')}>
              {Math.round(progress * 100)} %
            </progress>
          )}
        </div>
      )}
      {error !== undefined && <Notice tone="danger">{errorText(error)}</Notice>}
      {saving.conflict && (
        <Notice
          tone="warning"
          live
          title={t('authoring.mediaConflict', { place: saving.conflict.label })}
          actions={
            <>
              <Button size="small" onClick={() => void saving.insist()}>
                {t('authoring.useMine')}
              </Button>
              <Button size="small" onClick={saving.giveWay}>
                {t('authoring.keepTheirs')}
              </Button>
            </>
          }
        >
          {t('authoring.mediaConflictText', {
            file: saving.conflict.file ? nameOf(saving.conflict.file) : t('authoring.notThere'),
          })}
        </Notice>
      )}
    </section>
  );
}

/** How many bytes a file may have, and what is said beside its field. */
interface Limit {
  most: number;
  text: string;
}
const sizes = (name: 'clip' | 'picture' | 'captions' | 'file') => ({ size: byteSize(authoringLimits[name]) });

interface FilePlaceProps {
  label: string;
  accept?: string;
  limit: Limit;
  /** Name of the current file; undefined when several are listed elsewhere. */
  there?: string | null | undefined;
  disabled: boolean;
  onFile: (file: File) => void;
  onRemove?: () => void;
}

function FilePlace({ label, accept, limit, there, disabled, onFile, onRemove }: FilePlaceProps) {
  const { t } = useTranslation('learning');
  const id = useId();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const removed = useRef(false);
  const [tooBig, setTooBig] = useState<File>();
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
          const isTooBig = file !== undefined && file.size > limit.most;
          setTooBig(isTooBig ? file : undefined);
          if (file && !isTooBig) onFile(file);
          event.target.value = '';
        }}
        aria-describedby={hintId}
        aria-invalid={tooBig ? true : undefined}
      />
      <p id={hintId} className="a-field-hint">
        {limit.text}
      </p>
      {tooBig && (
        <p className="a-field-error" role="alert">
          {t('authoring.tooBig', {
            file: tooBig.name,
            most: byteSize(limit.most),
          })}
        </p>
      )}
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
