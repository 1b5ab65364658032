import type { Lesson } from '@arcada/contracts';
import { Button, TabPanel, Tabs } from '@arcada/ui';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PlayerContext, type PlayerControl } from '../player/player-context.ts';
import { Transcript } from '../player/transcript.tsx';
import type { SavePosition } from '../player/use-saved-position.ts';
import type { Renew } from '../player/use-source.ts';
import { VideoPlayer } from '../player/video-player.tsx';
import { Exercise } from './exercise.tsx';
import './lesson.css';
import { LessonContent } from '../../../shared/lesson/lesson-content.tsx';
import { LessonFiles } from './lesson-files.tsx';
import type { Marked } from './marking.tsx';
import { Quiz } from './quiz.tsx';

export interface LessonTab {
  key: string;
  label: string;
  content: ReactNode;
}

interface LessonViewProps {
  lesson: Lesson;
  renew: Renew;
  /** Absent for visitors, whose progress isn't stored. */
  savePosition?: SavePosition;
  marked: Marked;
  /** The learner's tabs beside the lesson: notes, questions. */
  tabs?: readonly LessonTab[];
  /** Placed between the lesson and its tabs: completion, next lesson. */
  children?: ReactNode;
  onEnded?: () => void;
}

/** Close to its end a video starts again from the beginning. */
const startOf = ({ state, video }: Lesson) =>
  video && state.positionSeconds < video.durationSeconds - 3 ? state.positionSeconds : 0;

/** One lesson of any kind with everything that belongs to it. Use the lesson's id as key. */
export function LessonView({ lesson, renew, savePosition, marked, tabs = [], children, onEnded }: LessonViewProps) {
  const { t } = useTranslation('learning');
  const player = useRef<PlayerControl>(null);
  const [time, setTime] = useState(() => startOf(lesson));
  const anchor = useLocation().hash.slice(1);
  const isInText = lesson.body.some((block) => block.type === 'heading' && block.id === anchor);
  // Links of notices lead to a tab, those of the documentation assistant to a heading.
  const [chosen, setChosen] = useState(useSearchParams()[0].get('tab') ?? (isInText ? 'text' : undefined));
  const control = useMemo<PlayerControl>(
    () => ({
      time: () => player.current?.time() ?? 0,
      jump: (seconds) => player.current?.jump(seconds),
    }),
    [],
  );
  const handleEnded = useCallback(() => onEnded?.(), [onEnded]);
  const { video, quiz, exercise } = lesson;
  const content = <LessonContent blocks={lesson.body} />;
  const all: LessonTab[] = [
    ...(video
      ? [
          {
            key: 'transcript',
            label: t('lesson.transcript'),
            content: <Transcript cues={video.transcript} time={time} />,
          },
        ]
      : []),
    ...(video && lesson.body.length > 0 ? [{ key: 'text', label: t('lesson.text'), content }] : []),
    ...(lesson.files.length > 0
      ? [
          {
            key: 'files',
            label: t('lesson.files', { count: lesson.files.length }),
            content: <LessonFiles lesson={lesson} renew={renew} />,
          },
        ]
      : []),
    ...tabs,
  ];
  const place = useRef<HTMLDivElement>(null);
  const openTab = (key: string) => {
    setChosen(key);
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  };
  const shown = all.find(({ key }) => key === chosen) ?? all[0];
  return (
    <PlayerContext value={video ? control : undefined}>
      <article className="learn-lesson">
        <header className="learn-lesson-head">
          <p className="a-eyebrow">{lesson.chapterTitle}</p>
          <h1 className="learn-lesson-title">{lesson.title}</h1>
          <p className="a-mute">{lesson.summary}</p>
          {tabs.length > 0 && (
            <p className="a-row">
              {tabs.map(({ key, label }) => (
                <Button key={key} size="small" onClick={() => openTab(key)}>
                  {label}
                </Button>
              ))}
            </p>
          )}
        </header>
        {video && (
          <VideoPlayer
            ref={player}
            video={video}
            title={lesson.title}
            startAt={startOf(lesson)}
            renew={renew}
            savePosition={savePosition}
            onTime={setTime}
            onEnded={handleEnded}
          />
        )}
        {!video && content}
        {quiz && <Quiz lesson={lesson} quiz={quiz} marked={marked} />}
        {exercise && <Exercise lesson={lesson} exercise={exercise} marked={marked} />}
        {children}
        {shown && (
          <div ref={place} tabIndex={-1} className="learn-tabs">
            <Tabs
              id="lesson"
              label={t('lesson.more')}
              items={all.map(({ key, label }) => ({ key, label }))}
              value={shown.key}
              onChange={setChosen}
            />
            <TabPanel tabs="lesson" name={shown.key}>
              {shown.content}
            </TabPanel>
          </div>
        )}
      </article>
    </PlayerContext>
  );
}
