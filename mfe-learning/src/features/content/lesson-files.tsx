import {
  type AuthoredCourse,
  type AuthoredLesson,
  authoringLimits,
  byteSize,
  dateFormat,
  fileSize,
  lessonFileTypes,
} from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { Button, Notice } from '@arcada/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LessonChange } from './authoring.api.ts';
import { FilePlace, sizes } from './file-place.tsx';

type Files = NonNullable<LessonChange['files']>;
/** Where an uploaded file goes among those that are there then; `name` is the service's for it. */
type Given = (files: Files, name: string) => LessonChange;

interface LessonFilesProps {
  files: AuthoredLesson['files'];
  uploads: AuthoredCourse['uploads'];
  disabled: boolean;
  /** What the service said of the last file. */
  refused: string | undefined;
  onAdd: (file: File, given: Given) => void;
  /** By the service's name of the file. */
  onRemove: (file: string) => void;
}

const longestName = 200;
/** The files as they are sent; their sizes are the service's. */
export const kept = (files: AuthoredLesson['files']): Files => files.map(({ file, name }) => ({ file, name }));
const isNamed = ({ name }: Files[number], wanted: string) =>
  Object.values(name).some((one) => one.toLowerCase() === wanted.toLowerCase());

const added =
  (given: string): Given =>
  (files, name) => ({ files: [...files, { file: name, name: { en: given } }] });

/** In the place of a file, under its names; at the end if that is gone meanwhile. */
const replacing =
  (old: string, given: string): Given =>
  (files, name) =>
    files.some(({ file }) => file === old)
      ? { files: files.map((one) => (one.file === old ? { ...one, file: name } : one)) }
      : added(given)(files, name);

/** `tower (2).ifc`: the first name that no file has. */
function freeName(files: Files, name: string): string {
  const [, stem = name, extension = ''] = /^(.+?)(\.[^.]*)?$/s.exec(name) ?? [];
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})${extension}`;
    const next = `${stem.slice(0, longestName - ending.length)}${ending}`;
    if (!files.some((one) => isNamed(one, next))) return next;
  }
}

/** Files that learners download. One with the name of another takes its place, or another name, as the author says. */
export function LessonFiles({ files, uploads, disabled, refused, onAdd, onRemove }: LessonFilesProps) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  const [asked, setAsked] = useState<File>();
  const own = useRef<HTMLDivElement>(null);
  const nameOf = (file: File) => file.name.slice(0, longestName);
  const twin = asked && files.find((one) => isNamed(one, nameOf(asked)));
  const sizeOf = (bytes: number) => fileSize(bytes, language);
  const date = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  // Files that came with the site have no upload.
  const factsOf = ({ file, bytes }: AuthoredLesson['files'][number]) => {
    const at = uploads[file]?.at;
    return [sizeOf(bytes), ...(at ? [t('authoring.uploadedAt', { at: date.format(new Date(at)) })] : [])].join(', ');
  };
  const stopAsking = () => {
    setAsked(undefined);
    // The buttons are gone.
    own.current?.focus();
  };
  const answer = (file: File, given: Given) => {
    stopAsking();
    onAdd(file, given);
  };
  return (
    <div ref={own} tabIndex={-1} className="a-stack">
      <FilePlace
        name="files"
        label={t('authoring.files')}
        limit={{
          most: authoringLimits.file,
          text: t('authoring.filesLimit', {
            ...sizes('file'),
            types: lessonFileTypes,
            picture: byteSize(authoringLimits.picture),
          }),
        }}
        disabled={disabled}
        refused={refused}
        onFile={(file) => {
          const isTaken = files.some((one) => isNamed(one, nameOf(file)));
          setAsked(isTaken ? file : undefined);
          if (!isTaken) onAdd(file, added(nameOf(file)));
        }}
      />
      {asked && twin && (
        <Notice
          tone="warning"
          live
          title={t('authoring.sameFile', { name: nameOf(asked) })}
          actions={
            <>
              <Button
                size="small"
                disabled={disabled}
                onClick={() => answer(asked, replacing(twin.file, nameOf(asked)))}
              >
                {t('authoring.replaceFile')}
              </Button>
              <Button
                size="small"
                disabled={disabled}
                onClick={() => answer(asked, added(freeName(kept(files), nameOf(asked))))}
              >
                {t('authoring.keepBoth')}
              </Button>
              <Button size="small" variant="ghost" onClick={stopAsking}>
                {t('authoring.addNeither')}
              </Button>
            </>
          }
        >
          {t('authoring.sameFileText', {
            there: factsOf(twin),
            chosen: sizeOf(asked.size),
            name: freeName(kept(files), nameOf(asked)),
          })}
        </Notice>
      )}
      <ul className="a-list">
        {files.map((each) => {
          const { file, name } = each;
          const shown = Object.values(name)[0] ?? file;
          return (
            <li key={file} className="a-row">
              <span>
                {shown} <span className="a-small a-mute">{factsOf(each)}</span>
              </span>
              <Button
                size="small"
                aria-label={t('authoring.removeNamed', { name: shown })}
                disabled={disabled}
                onClick={() => onRemove(file)}
              >
                {t('authoring.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
