import { type Course, links } from '@arcada/contracts';
import { Disclosure, Tag } from '@arcada/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEnrolment } from '../enrolment/use-enrolment.ts';
import { clockText, minutesText } from '../lesson/durations.ts';
import { LessonKindIcon } from '../lesson/lesson-kind.tsx';

/** Chapters with their lessons and lengths; preview lessons are links for everyone, all are for the enrolled. */
export function CourseSyllabus({ course }: { course: Course }) {
  const { t } = useTranslation('learning');
  const enrolled = useEnrolment(course.id) !== undefined;
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
                {chapter.title} <span className="learn-chapter-facts">{facts}</span>
              </span>
            }
          >
            <ol className="a-list">
              {chapter.lessons.map((lesson) => (
                <li key={lesson.id} className="learn-syllabus-row">
                  <LessonKindIcon kind={lesson.kind} />
                  {enrolled || lesson.preview ? (
                    <Link
                      className="a-link"
                      to={enrolled ? links.learn(course.id, lesson.id) : links.lessonPreview(course.id, lesson.id)}
                      aria-label={enrolled ? undefined : t('course.previewOf', { title: lesson.title })}
                    >
                      {lesson.title}
                    </Link>
                  ) : (
                    <span>{lesson.title}</span>
                  )}
                  {!enrolled && lesson.preview ? <Tag>{t('course.open')}</Tag> : <span />}
                  <span className="a-small a-mute learn-syllabus-time">{clockText(lesson.durationSeconds)}</span>
                </li>
              ))}
            </ol>
          </Disclosure>
        );
      })}
    </section>
  );
}
