import type { Lesson } from '@arcada/contracts';
import { DownloadIcon, LinkButton } from '@arcada/ui';
import { useEffect } from 'react';
import type { Renew } from '../player/use-source.ts';

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** File addresses expire like those of videos; without a video, this refetches them periodically. */
const renewal = 4 * 60_000;

/** The lesson's files, for download. */
export function LessonFiles({ lesson, renew }: { lesson: Lesson; renew: Renew }) {
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
              {file.name} <span className="a-mute">{sizeText(file.bytes)}</span>
            </span>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
