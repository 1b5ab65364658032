import { type Course, links, minutesText } from '@arcada/contracts';
import { Disclosure, Tag } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEnrolment } from '../enrolment/use-enrolment.ts';
import { clockText } from '../lesson/durations.ts';
import { LessonKindIcon } from '../lesson/lesson-kind.tsx';

/**
 * Chapters with their lessons and lengths; preview lessons are links for everyone, all are for the enrolled. Those of a
 * draft lead to its author's preview.
 */
export function CourseSyllabus({ course, draft }: { course: Course; draft?: boolean | undefined }) {
  const { t } = useTranslation('learning');
  const enrolled = useEnrolment(course.id) !== undefined;
  const hrefOf = (lesson: string, preview: boolean) => {
    if (draft) return links.contentPreview(course.id, lesson);
    if (enrolled) return links.learn(course.id, lesson);
    return preview ? links.lessonPreview(course.id, lesson) : undefined;
  };
  return (
    <section id="syllabus">
      <h2>{t('course.syllabus')}</h2>
      {course.syllabus.map((chapter, place) => {
        const seconds = chapter.lessons.reduce((sum, lesson) => sum + lesson.durationSeconds, 0);
        const facts = `${t('card.lessons', { count: chapter.lessons.length })} · ${minutesText(seconds / 60)}`;
        return (
          <Disclosure
            key={chapter.id}
            level={3}
            defaultOpen={place === 0}
            title={
              <span className="learn-chapter-title">
                <span lang={chapter.language}>{chapter.title}</span>{' '}
                <span className="learn-chapter-facts">{facts}</span>
              </span>
            }
          >
            <ol className="a-list">
              {chapter.lessons.map((lesson) => {
                const href = hrefOf(lesson.id, lesson.preview);
                const name =
                  enrolled || draft ? undefined : t(`course.previewOf.${lesson.kind}`, { title: lesson.title });
                return (
                  <li key={lesson.id} className="learn-syllabus-row">
                    <LessonKindIcon kind={lesson.kind} />
                    {href ? (
                      <Link className="a-link" to={href} aria-label={name} lang={name ? undefined : lesson.language}>
                        {lesson.title}
                      </Link>
                    ) : (
                      <span lang={lesson.language}>{lesson.title}</span>
                    )}
                    {!enrolled && lesson.preview ? <Tag>{t('course.open')}</Tag> : <span />}
                    <span className="a-small a-mute learn-syllabus-time">{clockText(lesson.durationSeconds)}</span>
                  </li>
                );
              })}
            </ol>
          </Disclosure>
        );
      })}
    </section>
  );
}
