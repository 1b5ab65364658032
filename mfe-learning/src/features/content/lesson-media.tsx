import { type AuthoredCourse, type AuthoredLesson, authoringLimits, languageNames, languages } from '@arcada/contracts';
import { undoMilliseconds, useErrorText, useUploadProgress } from '@arcada/platform';
import { Button, Notice, notify, Spinner } from '@arcada/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../shared/progress-bar.css';
import { authoringApi, type LessonChange } from './authoring.api.ts';
import { Editable } from './editable.tsx';
import { FilePlace, type Limit, sizes } from './file-place.tsx';
import { kept, LessonFiles } from './lesson-files.tsx';
import { type MediaChange, useMediaSave } from './use-media-save.ts';

/** The extension of an upload from before its author's name for it was kept. */
const kindOf = (file: string) => file.split('.').at(-1)?.toUpperCase();

interface LessonMediaProps {
  courseId: string;
  lesson: AuthoredLesson;
  uploads: AuthoredCourse['uploads'];
  /** With what the service has made of it, such as the length of a clip. */
  onSaved: (course: AuthoredCourse) => void;
}

/** Video, picture, captions and files of a lesson. Each is uploaded and attached as soon as it is chosen. */
export function LessonMedia({ courseId, lesson, uploads, onSaved }: LessonMediaProps) {
  const { t } = useTranslation('learning');
  const errorText = useErrorText();
  const [upload, uploading] = authoringApi.useLearningContentUploadMutation();
  const saving = useMediaSave(courseId, lesson, onSaved);
  const [sent, setSent] = useState<Record<string, string>>({});
  const nameOf = (file: string) => sent[file] ?? uploads[file]?.name ?? kindOf(file);
  const progress = useUploadProgress(courseId);
  const busy = uploading.isLoading || saving.isLoading;
  const error = saving.error;
  /** Why the last file chosen at a place was refused. */
  const [refused, setRefused] = useState<{ name: string; text: string }>();
  const refusedAt = (name: string) => (refused?.name === name ? refused.text : undefined);
  const take = async (name: string, file: File, use: (name: string) => MediaChange) => {
    setRefused(undefined);
    const place = (['clip', 'poster', 'captions'] as const).find((one) => name.startsWith(one)) ?? 'file';
    const { data, error: refusal } = await upload({ id: courseId, file, place });
    if (refusal) setRefused({ name, text: errorText(refusal) });
    if (!data) return;
    setSent((known) => ({ ...known, [data.file]: file.name }));
    await saving.save(use(data.file));
  };
  // Undone from what is there then: the removal is no change made elsewhere.
  const latest = useRef(saving.save);
  latest.current = saving.save;
  const remove = async (name: string, change: MediaChange, back: MediaChange) => {
    if (!(await saving.save(change))) return;
    notify({
      title: t('authoring.fileRemoved', { name }),
      action: { label: t('common.undo'), onPress: () => void latest.current(back) },
      duration: undoMilliseconds,
    });
  };
  const removeFile = (gone: string) => {
    const at = lesson.files.findIndex(({ file }) => file === gone);
    const [removed] = kept(lesson.files).slice(at);
    if (!removed) return;
    const others = (files: AuthoredLesson['files']) => kept(files).filter(({ file }) => file !== gone);
    void remove(
      Object.values(removed.name)[0] ?? gone,
      { of: ({ files }) => ({ files: others(files) }) },
      { of: ({ files }) => ({ files: others(files).toSpliced(at, 0, removed) }) },
    );
  };
  const place = (
    name: string,
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
        name={name}
        label={label}
        accept={accept}
        limit={limit}
        there={there ? nameOf(there) : null}
        disabled={busy}
        onRemove={() => void remove(label, changeTo(null), changeTo(there))}
        refused={refusedAt(name)}
        onFile={(file) => void take(name, file, changeTo)}
      />
    );
  };
  return (
    <section className="learn-editor-part">
      <h2 className="learn-editor-heading">
        {t(lesson.kind === 'video' ? 'authoring.media' : 'authoring.mediaFiles')}
      </h2>
      <Editable>
        {lesson.kind === 'video' && (
          <>
            {place(
              'clip',
              t('authoring.clip'),
              'video/mp4,video/webm',
              { most: authoringLimits.clip, text: t('authoring.clipLimit', sizes('clip')) },
              ({ clip }) => clip,
              (clip) => ({ clip }),
            )}
            {place(
              'poster',
              t('authoring.poster'),
              'image/png,image/jpeg,image/webp',
              { most: authoringLimits.picture, text: t('authoring.posterLimit', sizes('picture')) },
              ({ poster }) => poster,
              (poster) => ({ poster }),
            )}
            {languages.map((language) =>
              place(
                `captions.${language}`,
                t('authoring.captions', { language: languageNames[language] }),
                '.vtt,.srt',
                { most: authoringLimits.captions, text: t('authoring.captionsLimit', sizes('captions')) },
                ({ captions }) => captions[language] ?? null,
                (file, { captions: { [language]: _, ...others } }) => ({
                  captions: file ? { ...others, [language]: file } : others,
                }),
              ),
            )}
          </>
        )}
        <LessonFiles
          files={lesson.files}
          uploads={uploads}
          disabled={busy}
          refused={refusedAt('files')}
          onAdd={(file, given) => void take('files', file, (name) => ({ of: ({ files }) => given(kept(files), name) }))}
          onRemove={removeFile}
        />
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
