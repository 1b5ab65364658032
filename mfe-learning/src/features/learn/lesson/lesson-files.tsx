import { displayNames, fileSize, type Lesson } from '@arcada/contracts';
import { useLanguage } from '@arcada/platform';
import { DownloadIcon, LinkButton } from '@arcada/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Renew } from '../player/use-source.ts';

/** File addresses expire like those of videos; without a video, this refetches them periodically. */
const renewal = 4 * 60_000;

/** The lesson's files, for download. */
export function LessonFiles({ lesson, renew }: { lesson: Lesson; renew: Renew }) {
  const { t } = useTranslation('learning');
  const { language } = useLanguage();
  useEffect(() => {
    const timer = setInterval(() => void renew(), renewal);
    return () => clearInterval(timer);
  }, [renew]);
  return (
    <ul className="a-list learn-files">
      {lesson.files.map((file) => (
        <li key={file.name}>
          <LinkButton href={file.url} download icon={<DownloadIcon />}>
            <span>
              {file.name}{' '}
              <span className="a-mute">
                {fileSize(file.bytes, language)}
                {file.language && file.language !== language && (
                  <>
                    {' · '}
                    {t('lesson.fileLanguage', { language: displayNames(language, 'language').of(file.language) })}
                  </>
                )}
              </span>
            </span>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
