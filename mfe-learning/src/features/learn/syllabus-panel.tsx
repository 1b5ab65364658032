import { type CourseProgress, links } from '@arcada/contracts';
import { CheckIcon } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { clockText } from '../../shared/lesson/durations.ts';
import { LessonKindIcon } from '../../shared/lesson/lesson-kind.tsx';

interface SyllabusPanelProps {
  progress: CourseProgress;
  current: string | undefined;
  onChoose?: () => void;
}

/** All lessons with the learner's progress. */
export function SyllabusPanel({ progress, current, onChoose }: SyllabusPanelProps) {
  const { t } = useTranslation('learning');
  return (
    <ol className="a-list learn-chapters">
      {progress.chapters.map((chapter) => (
        <li key={chapter.id}>
          <p className="learn-chapter-name">{chapter.title}</p>
          <ol className="a-list">
            {chapter.lessons.map((lesson) => (
              <li key={lesson.id}>
                <Link
                  className="learn-chapter-lesson"
                  to={links.learn(progress.courseId, lesson.id)}
                  aria-current={lesson.id === current ? 'page' : undefined}
                  onClick={onChoose}
                >
                  {lesson.state.completed ? (
                    <CheckIcon size={18} className="learn-done" label={t('learn.done')} />
                  ) : (
                    <LessonKindIcon kind={lesson.kind} />
                  )}
                  <span>{lesson.title}</span>
                  <span className="a-small a-mute learn-syllabus-time">{clockText(lesson.durationSeconds)}</span>
                </Link>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
